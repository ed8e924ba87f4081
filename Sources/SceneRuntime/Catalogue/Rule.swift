/// A rule of the catalogue. Each has a `RuleSpec`, in any order, in the file of its family.
public enum Rule: UInt16, CaseIterable, Sendable, BitwiseCopyable {
    case none
    // LAUNCH: launching and windows.
    case launchApp1, launchApp2, launchNoRoot1, launchNoWindow1, launchOrder1, launchRoot1, launchCode1, launchConstr1,
        launchIsAppearing1
    case launchNavImmediate1, launchRootSwap1, launchRootSwap2, sceneReq18, sceneReq26, sceneReq27,
        sceneReconnect1, sceneURL1, sceneURL2,
        sceneState1, sceneState2, sceneNew1, sceneClose1,
        launchOrient1, launchOrient2, launchConstr2, windowRootNil1
    case launchBg1, windowVisible1, windowHidden1, windowHide1
    // SCENE: scenes of the app, and what they change.
    case sceneCode1, sceneFg1, sceneNotes1, sceneStateValue1, sceneOptions1, sceneAppCalls1, sceneAppKeeps1
    case sceneWindow1, sceneWindow2, sceneConfig1, sceneConfig3, sceneActivity1, sceneActivity2
    case sceneResponse1, sceneResponse2, sceneShortcut1, sceneShortcut2
    case sceneBg1, sceneBg2, sceneBgPush1, sceneBgLocation
    case sceneKill1, sceneKill2, sceneDiscard2, sceneTerminate1, sceneOrient1, sceneManifest1, sceneSDK1, sceneSDK2
    // APP: apps without scenes.
    case appStateValue1, appOptions1, appURL1, appURL2, appVeto1, appActivity1, appActivity2
    case appResponse1, appResponse2, appShortcut1, appShortcut2, appBg1, appBg2, appBgPush1
    // NAV: navigation controllers.
    case navPush1, navPush2, navPush4, navPush5, navPush6, navPush7, navPushSame1, navPushNav1, navPop1
    case navPop3, navPopRootOnly, navPopTo1, navPopTo2, navPopToRoot1, navSet1, navSet2, navSet4, navSetReplaced1
    case navInitOrder1, navDelegateFirst1, navSwipeDone1, navSwipeCancel1, navContainerEdge1, navUnbalanced1,
        navEmptySegue, zoomPush1, navPushSplit1, navOffscreenMove1, navDelegateTab1,
        navOverride1, navOverride2, navOverride3
    // TAB: tab bar controllers.
    case tabLaunch1, tabInit1, tabMove1, tabSelect1, tabSelect2, tabSelect18, tabReselect1, tabVeto1, tabMore1
    case tabMore2, tabFade18, tabSelectForeign1, tabMoreIndex1, tabBarTop18
    // SPLIT: split view controllers.
    case splitLaunch1, splitLaunch2, splitExpand1, splitColumn1, splitColumn2, splitColumn3
    case splitShowDetail1, splitShowDetail2, splitCollapseNav1, splitSeparateNav1
    case splitWidth1, splitTraits1, splitPopped1, splitSetSecondary1
    // PAGE: page view controllers.
    case pageSet1, pageSetContainer1, pageSet2, pageScroll1, pageScroll2, pageCurl1, pageCurl2, pageRapid1
    // MODAL: presenting and dismissing.
    case modalFull1, modalFull2, modalSheet1, modalSheet2, modalSheetSwipe1, modalSheetSwipe2
    case modalSheetSwipe3, modalStyleTable, modalCustom1, modalContext1, modalContextTab1, modalNavB1, modalAlready1
    case modalAlready2, modalNoWindow1, modalNoWindow2, modalBusy1, modalBusy2, modalDetached1, modalDetached2
    case modalTransition1, modalActive1, modalNil1, modalCurl1, modalPopover1, modalPopover2, modalDismissNothing
    case modalStack1, modalStack2, modalNone1, modalAdapt1, modalAnimated8
    case modalBusy3, modalBusy4, modalBusyAlready, modalLeaving1, adaptResize1
    // BAR: bars.
    case barHide1, barSwipe1, barSwipe2, barBack1, barBottom1
    // SHEET: the detents of sheets.
    case sheetDetentUser1, sheetDetentCode1, sheetUndimmed1, sheetPrevent1, sheetSwipeDown1, sheetOutside1
    // SEARCH: search controllers.
    case searchBegin1, searchEnd1, searchPush2, searchDealloc1
    // SAFE, STATUS, HOME-IND: the safe area, and bars of the system.
    case safeFirst1, safeExtra1, safeExtra2, guideChild1
    case statusAsk1, statusNav1, statusModal1, statusModal2, statusUpdate1, homeInd1
    // ALERT: alert controllers.
    case alertPresent1, alertHandler1, alertTwo1, alertTwo2, alertEmpty1, alertPad1, alertCode1
    case modalPopoverText1, sysActivity1
    // SEGUE: segues and unwinding.
    case segueShow1, segueShow2, segueModal1, segueEmbed1, segueRelation1, segueCustom1, segueCustom2, segueAction1
    case segueUnknown1, segueUnknown2, segueDestNone, segueUnwind1, segueUnwind2, segueUnwindLog1
    case segueUnwindLog2, segueUnwindSearch1, segueUnwindSearch2, segueUnwindTowards1
    case segueRef1, segueUnwindContext1
    case ibBarButton1
    // SHOW: showing through an ancestor.
    case show1, show2, showNav1, showDetail2, show3, showDetail1, showTarget1, showTarget2
    // CHILD: custom containers.
    case childAdd1, childAdd4, childAdd6, childRemove1, childSwap1, childTransition1, childTransition2
    case childMisuse1, childHier1, childForward1, childAddDid1, childAddWill1
    // VIEW: views of controllers.
    case view1, view5, view6, view7, view8, view9, view10, view12, edit1, edit2, table1
    case nibParent1, nibOrder1, windowCancel1, windowEnter1
    // KEY: the keyboard.
    case keySwipe1, keyOrder1, keyBegin1, keyEarly1, keyEnd1, keyEnd2, keyModal1
    // ROT: rotation and changes of size.
    case rotOld1, rotOld2, rotOld3, rotNew1, rotNew2, rotNew3, rotLegacyMix, rotMask1, rotPreferred1, contentSize1
    case deviceOrient1, orientDismiss1, popoverNavSize1, sheetNavSize1, rotLeaving1
    // ASYNC: time in the app's own code.
    case asyncLaunch1, asyncAfter1, asyncRoot1
    // TRAIT: traits.
    case traitFirst1, traitLaunch3, traitOverride, traitOffscreen17, traitDown17, traitRegister1, traitOverride17
    case traitDark1, traitAuto18
    case traitReturn1
    // UPDATE: the update pass of properties, and observed models.
    case updatePass1, updateModel1, updateManual1, updateView1, updateView2, updateNow1, update18
    // MEM: memory warnings.
    case memDealloc1, mem1, mem3
    // RESTORE: saving and restoring state.
    case restoreSave1, restore1, restore2, restoreQuit1
    // RESP: the responder chain.
    case resp1, resp2, resp3
    // GESTURE: touches of the user.
    // BG: background and foreground.
    case bg1, bg2, bg3, bg5, bg6, bgTerminate1, relaunch1, post1
    // TRANS: custom transitions.
    case trans1, trans2, trans3, trans4, trans5, trans6
    case transCoord1, transCoord2, transCoord3, transOverlap1, transBeside1
    // LANG: the language, where it follows Swift.
    case langOverride1
    // NOTE: notifications of UIKit.
    case noteApp1, noteApp2, noteKeyboard1
    // REFUSE: what is left out, so that the rest can run.
    case refuseScope1

    /// The row of the rule.
    public var spec: RuleSpec { RuleSpec.table[Int(rawValue)] }
}
