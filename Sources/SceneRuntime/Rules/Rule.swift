/// A rule of the catalogue. ORDER: the rows of `RuleSpec.table`.
public enum Rule: UInt16, CaseIterable, Sendable, BitwiseCopyable {
    case none, launchApp1, launchApp2, launchOrder1, launchRoot1, launchCode1, launchConstr1
    case launchIsAppearing1, launchNavImmediate1, launchRootSwap1, launchRootSwap2, navPush1, navPush2
    case navPush4, navPush5, navPush6, navPush7, navPushSame1, navPushNav1, navPop1, navPop3, navPopRootOnly
    case navPopTo1, navPopTo2, navPopToRoot1, navSet1, navSet2, navSet4, navSwipeDone1, navSwipeCancel1
    case navContainerEdge1, navUnbalanced1, navEmptySegue, tabLaunch1, tabSelect1, tabSelect2, tabReselect1
    case tabVeto1, modalFull1, modalFull2, modalSheet1, modalSheet2, modalSheetSwipe1, modalSheetSwipe2
    case modalSheetSwipe3, modalStyleTable, modalCustom1, modalContext1, modalNavB1, modalAlready1
    case modalAlready2, modalNoWindow1, modalNoWindow2, modalBusy1, modalBusy2, modalDetached1, modalActive1
    case modalNil1, modalCurl1, modalPopover1, modalPopover2, modalDismissNothing, modalStack1, modalStack2
    case modalNone1, segueShow1, segueShow2, segueModal1, segueEmbed1, segueRelation1, segueCustom1
    case segueAction1, segueUnknown1, segueUnknown2, segueDestNone, segueUnwind1, segueUnwind2
    case segueUnwindLog1, segueUnwindLog2, segueUnwindSearch1, segueUnwindSearch2, segueUnwindTowards1, show1
    case show2, showDetail2, childAdd1, childAdd4, childAdd6, childRemove1, childSwap1, childTransition1
    case childTransition2, childMisuse1, childHier1, view1, view5, view6, view7, view8, view9, view10, view12
    case viewDeinit, resp1

    /// What is known of the rule.
    public var spec: RuleSpec { RuleSpec.table[Int(rawValue)] }
}
