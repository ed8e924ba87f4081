import SceneRuntime

/// The calls of public protocols of UIKit of which the model knows nothing: they are not modelled, but UIKit makes
/// them.
///
/// A name is made as that of a handler: the base name of the method, then its first label, or its older name.
struct DelegateName {
    /// The protocol that declares the method.
    let owner: StaticString

    /// Returns the protocol of a call on a declaration of a kind, or nil.
    static func find(_ name: String, of place: HandlerLexicon.BodyKind) -> DelegateName? {
        let tables = place == .app ? apps : place == .style ? [] : delegates
        return tables.first { row in row.names.split(separator: " ").contains { $0 == name } }
            .map { DelegateName(owner: $0.owner) }
    }

    /// Whether a method of a delegate can keep one of the model's calls from happening, such as
    /// `tableView(_:willSelectRowAt:)`.
    static func canVeto(_ base: String, _ labels: [String]) -> Bool {
        let label = labels.last { $0 != "_" } ?? ""
        return vetoes.contains(base + label.prefix(1).uppercased() + label.dropFirst())
    }

    private static let vetoes: Set<String> = [
        "textFieldShouldEndEditing", "textViewShouldEndEditing", "tableViewShouldHighlightRowAt",
        "tableViewWillSelectRowAt", "tableViewWillDeselectRowAt", "tableViewDidDeselectRowAt",
        "collectionViewShouldHighlightItemAt", "collectionViewShouldSelectItemAt",
        "collectionViewShouldDeselectItemAt", "collectionViewDidDeselectItemAt",
    ]

    private typealias Row = (owner: StaticString, names: String)

    private static let delegates: [Row] = [
        (
            "UITextFieldDelegate",
            """
            textFieldShouldEndEditing textFieldShouldClear \
            textFieldShouldReturn textFieldShouldChangeCharactersIn textFieldShouldChangeCharactersInRange \
            textFieldDidChangeSelection textFieldEditMenuForCharactersIn textFieldWillPresentEditMenuWith \
            textFieldWillDismissEditMenuWith
            """
        ),
        (
            "UITextViewDelegate",
            """
            textViewShouldEndEditing textViewDidChange \
            textViewShouldChangeTextIn textViewShouldChangeTextInRange textViewDidChangeSelection \
            textViewShouldInteractWith textViewShouldInteractWithURL textViewEditMenuForTextIn \
            textViewPrimaryActionFor textViewMenuConfigurationFor
            """
        ),
        (
            "UISearchBarDelegate",
            """
            searchBarShouldBeginEditing searchBarTextDidBeginEditing searchBarShouldEndEditing \
            searchBarTextDidEndEditing searchBarTextDidChange searchBarShouldChangeTextIn \
            searchBarSearchButtonClicked searchBarBookmarkButtonClicked searchBarCancelButtonClicked \
            searchBarResultsListButtonClicked searchBarSelectedScopeButtonIndexDidChange
            """
        ),
        (
            "UIScrollViewDelegate",
            """
            scrollViewDidScroll scrollViewDidZoom scrollViewWillBeginDragging scrollViewWillEndDragging \
            scrollViewDidEndDragging scrollViewWillBeginDecelerating scrollViewDidEndDecelerating \
            scrollViewDidEndScrollingAnimation viewForZooming viewForZoomingIn scrollViewWillBeginZooming \
            scrollViewDidEndZooming scrollViewShouldScrollToTop scrollViewDidScrollToTop \
            scrollViewDidChangeAdjustedContentInset
            """
        ),
        (
            "UICollectionViewDelegate",
            """
            collectionViewShouldHighlightItemAt collectionViewDidHighlightItemAt collectionViewDidUnhighlightItemAt \
            collectionViewShouldSelectItemAt collectionViewShouldDeselectItemAt collectionViewDidSelectItemAt \
            collectionViewDidDeselectItemAt collectionViewCanPerformPrimaryActionForItemAt \
            collectionViewPerformPrimaryActionForItemAt collectionViewWillDisplay collectionViewDidEndDisplaying \
            collectionViewWillDisplaySupplementaryView collectionViewDidEndDisplayingSupplementaryView \
            collectionViewShouldShowMenuForItemAt collectionViewCanPerformAction collectionViewPerformAction \
            collectionViewTransitionLayoutForOldLayout collectionViewCanFocusItemAt \
            collectionViewShouldUpdateFocusIn collectionViewDidUpdateFocusIn \
            indexPathForPreferredFocusedViewIn collectionViewTargetIndexPathForMoveFromItemAt \
            collectionViewTargetContentOffsetForProposedContentOffset collectionViewContextMenuConfigurationForItemAt \
            collectionViewCanEditItemAt collectionViewShouldBeginMultipleSelectionInteractionAt \
            collectionViewDidBeginMultipleSelectionInteractionAt collectionViewDidEndMultipleSelectionInteraction
            """
        ),
        (
            "UICollectionViewDataSource",
            """
            collectionViewNumberOfItemsInSection collectionViewCellForItemAt numberOfSectionsIn \
            collectionViewViewForSupplementaryElementOfKind collectionViewCanMoveItemAt collectionViewMoveItemAt \
            indexTitlesFor collectionViewIndexPathForIndexTitle
            """
        ),
        (
            "UICollectionViewDelegateFlowLayout",
            """
            collectionViewLayout collectionViewSizeForItemAt collectionViewInsetForSectionAt \
            collectionViewMinimumLineSpacingForSectionAt collectionViewMinimumInteritemSpacingForSectionAt \
            collectionViewReferenceSizeForHeaderInSection collectionViewReferenceSizeForFooterInSection
            """
        ),
        (
            "UITableViewDelegate",
            """
            tableViewWillDisplay tableViewDidEndDisplaying tableViewHeightForRowAt tableViewEstimatedHeightForRowAt \
            tableViewHeightForHeaderInSection tableViewHeightForFooterInSection tableViewViewForHeaderInSection \
            tableViewViewForFooterInSection tableViewAccessoryButtonTappedForRowWith tableViewShouldHighlightRowAt \
            tableViewDidHighlightRowAt tableViewDidUnhighlightRowAt tableViewWillSelectRowAt \
            tableViewWillDeselectRowAt tableViewDidSelectRowAt tableViewDidDeselectRowAt tableViewEditingStyleForRowAt \
            tableViewTitleForDeleteConfirmationButtonForRowAt tableViewEditActionsForRowAt \
            tableViewLeadingSwipeActionsConfigurationForRowAt tableViewTrailingSwipeActionsConfigurationForRowAt \
            tableViewShouldIndentWhileEditingRowAt tableViewWillBeginEditingRowAt tableViewDidEndEditingRowAt \
            tableViewTargetIndexPathForMoveFromRowAt tableViewIndentationLevelForRowAt \
            tableViewContextMenuConfigurationForRowAt tableViewCanPerformPrimaryActionForRowAt \
            tableViewPerformPrimaryActionForRowAt tableViewCanFocusRowAt
            """
        ),
        (
            "UITableViewDataSource",
            """
            tableViewNumberOfRowsInSection tableViewCellForRowAt tableViewTitleForHeaderInSection \
            tableViewTitleForFooterInSection tableViewCanEditRowAt tableViewCanMoveRowAt sectionIndexTitlesFor \
            tableViewSectionForSectionIndexTitle tableViewCommit tableViewCommitEditingStyle tableViewMoveRowAt
            """
        ),
        (
            "UIPickerViewDelegate",
            """
            numberOfComponentsIn pickerViewNumberOfRowsInComponent pickerViewTitleForRow \
            pickerViewAttributedTitleForRow pickerViewViewForRow pickerViewDidSelectRow \
            pickerViewRowHeightForComponent pickerViewWidthForComponent
            """
        ),
        (
            "UIGestureRecognizerDelegate",
            """
            gestureRecognizerShouldBegin gestureRecognizerShouldRecognizeSimultaneouslyWith \
            gestureRecognizerShouldRequireFailureOf gestureRecognizerShouldBeRequiredToFailBy \
            gestureRecognizerShouldReceive gestureRecognizerShouldReceiveTouch
            """
        ),
        (
            "UIImagePickerControllerDelegate",
            """
            imagePickerControllerDidCancel imagePickerControllerDidFinishPickingMediaWithInfo \
            imagePickerControllerDidFinishPickingImage
            """
        ),
        (
            "UIDocumentPickerDelegate",
            """
            documentPickerDidPickDocumentsAt documentPickerDidPickDocumentAt documentPickerWasCancelled
            """
        ),
        (
            "UIDocumentInteractionControllerDelegate",
            """
            documentInteractionControllerViewControllerForPreview documentInteractionControllerWillBeginPreview \
            documentInteractionControllerDidEndPreview documentInteractionControllerDidDismissOptionsMenu \
            documentInteractionControllerDidDismissOpenInMenu
            """
        ),
        (
            "UIFontPickerViewControllerDelegate",
            "fontPickerViewControllerDidPickFont fontPickerViewControllerDidCancel"
        ),
        (
            "UIColorPickerViewControllerDelegate",
            """
            colorPickerViewControllerDidSelect colorPickerViewControllerDidSelectColor \
            colorPickerViewControllerDidFinish
            """
        ),
        ("UISplitViewControllerDelegate", "splitViewControllerWillChangeTo splitViewControllerWillChangeToDisplayMode"),
        (
            "UITabBarControllerDelegate",
            """
            tabBarControllerAnimationControllerForTransitionFrom tabBarControllerInteractionControllerFor
            """
        ),
        ("UITabBarDelegate", "tabBarDidSelect tabBarWillBeginCustomizing tabBarDidBeginCustomizing"),
        (
            "UINavigationBarDelegate",
            "navigationBarShouldPush navigationBarDidPush navigationBarShouldPop navigationBarDidPop"
        ),
        ("UIToolbarDelegate", "positionFor positionForBar"),
        ("UIContextMenuInteractionDelegate", "contextMenuInteractionConfigurationForMenuAtLocation"),
        ("UIDragInteractionDelegate", "dragInteractionItemsForBeginning"),
        (
            "UIDropInteractionDelegate",
            "dropInteractionCanHandle dropInteractionSessionDidUpdate dropInteractionPerformDrop"
        ),
        (
            "UITableViewDragDelegate",
            "tableViewItemsForBeginning tableViewDragSessionWillBegin tableViewPerformDropWith"
        ),
        ("UICollectionViewDragDelegate", "collectionViewItemsForBeginning collectionViewPerformDropWith"),
        (
            "UIAdaptivePresentationControllerDelegate",
            "presentationControllerPrepare presentationControllerPrepareAdaptivePresentationController"
        ),
        (
            "WKNavigationDelegate",
            """
            webViewDidStartProvisionalNavigation webViewDidCommit webViewDidFinish webViewDidFail \
            webViewDidFailProvisionalNavigation webViewDecidePolicyFor
            """
        ),
        (
            "UIWebViewDelegate",
            "webViewShouldStartLoadWith webViewDidStartLoad webViewDidFinishLoad webViewDidFailLoadWithError"
        ),
        ("UIAlertViewDelegate", "alertViewClickedButtonAt alertViewCancel alertViewWillDismissWithButtonIndex"),
        ("UIActionSheetDelegate", "actionSheetClickedButtonAt actionSheetCancel"),
        ("NSObject", "observeValue observeValueForKeyPath"),
        (
            "UIAccessibilityAction",
            """
            accessibilityPerformEscape accessibilityPerformMagicTap accessibilityActivate accessibilityScroll \
            accessibilityIncrement accessibilityDecrement
            """
        ),
    ]

    private static let apps: [Row] = [
        (
            "UIApplicationDelegate",
            """
            applicationDidFinishLaunching applicationHandleOpenURL applicationHandleOpen \
            applicationWillChangeStatusBarFrame applicationDidChangeStatusBarFrame \
            applicationWillChangeStatusBarOrientation applicationDidChangeStatusBarOrientation \
            applicationSignificantTimeChange applicationProtectedDataWillBecomeUnavailable \
            applicationProtectedDataDidBecomeAvailable applicationDidRegisterForRemoteNotificationsWithDeviceToken \
            applicationDidFailToRegisterForRemoteNotificationsWithError \
            applicationDidReceiveLocalNotification applicationDidReceive applicationDidRegister \
            applicationDidRegisterUserNotificationSettings \
            applicationHandleEventsForBackgroundURLSession applicationHandleActionWithIdentifier \
            applicationDidFailToContinueUserActivityWithType applicationDidUpdate applicationDidUpdateUserActivity \
            applicationHandlerFor applicationShouldAllowExtensionPointIdentifier \
            applicationShouldAutomaticallyLocalizeKeyCommands \
            applicationShouldRequestHealthAuthorization applicationUserDidAcceptCloudKitShareWith \
            applicationHandleWatchKitExtensionRequest
            """
        ),
        (
            "UIWindowSceneDelegate",
            """
            sceneDidFailToContinueUserActivityWithType \
            sceneDidUpdate windowSceneDidUpdate \
            windowSceneUserDidAcceptCloudKitShareWith windowSceneDidUpdateEffectiveGeometry
            """
        ),
    ]
}
