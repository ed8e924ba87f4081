" Vim syntax file. Language: SceneLang (*.scene)
" The lists of words are generated from the tables of the language; a test compares them.
if exists('b:current_syntax')
  finish
endif
let s:save = &cpoptions
set cpoptions&vim

let s:control = 'let var weak if else for while repeat switch case default break continue return func import is in'
let s:constants = 'true false nil'
let s:selves = 'self super'
let s:verbs = 'launch perform tap root activate push pop set present popover dismiss show showDetail hide collapse expand select page swipe embed unembed add will did remove transition begin end load layout release call rotate resize trait memory background foreground interrupt resume receive disconnect close terminate relaunch focus unfocus send post turn advance async after finish cancel print note tree trace expect'
let s:clauses = 'background push fetch task location url activity notification shortcut row to root stack forward back child view move appearance warning scene only no call trace unknown exception leak with from sender onto on unanimated animated then style transition anchor at cancelled appearing horizontal vertical before info section times action column class'
let s:declarations = 'guard ios device test initial scene storyboard controller nib style segue delegate model app window scenario setup action unwind segueAction on without notification view outlet root tabs primary secondary supplementary compact pages fails errors tags skip because sdk'
let s:handlers = 'init awakeFromNib deinit loadView viewDidLoad viewWillUnload viewDidUnload viewWillAppear viewIsAppearing viewDidAppear viewWillDisappear viewDidDisappear updateProperties updateViewConstraints viewWillLayoutSubviews viewDidLayoutSubviews willMove didMove shouldPerformSegue prepare segueAction allowedChildrenForUnwinding canPerformUnwindSegueAction unwindTowards viewControllerForUnwindSegueAction segueForUnwinding dismiss pushViewController popViewController popToViewController show showDetailViewController targetViewController modalTransition sizeTransition preferredInterfaceOrientationForPresentation supportedInterfaceOrientations shouldAutorotate shouldAutorotateToInterfaceOrientation willRotate willAnimateRotation didRotate willTransition viewWillTransition traitCollectionDidChange willAnimateFirstHalfOfRotation didAnimateFirstHalfOfRotation willAnimateSecondHalfOfRotation sizeForChildContentContainer preferredContentSizeDidChange setNeedsUpdateOfSupportedInterfaceOrientations updateTraitsIfNeeded setNeedsUpdateProperties updatePropertiesIfNeeded supportedInterfaceOrientationsFor viewSafeAreaInsetsDidChange viewLayoutMarginsDidChange childForStatusBarHidden prefersStatusBarHidden childForStatusBarStyle preferredStatusBarStyle preferredStatusBarUpdateAnimation setNeedsStatusBarAppearanceUpdate childForHomeIndicatorAutoHidden prefersHomeIndicatorAutoHidden setNeedsUpdateOfHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures preferredScreenEdgesDeferringSystemGestures setNeedsUpdateOfScreenEdgesDeferringSystemGestures childViewControllerForPointerLock prefersPointerLocked setNeedsUpdateOfPrefersPointerLocked setEditing textFieldDidBeginEditing textViewDidBeginEditing textFieldDidEndEditing textViewDidEndEditing textFieldDidEndEditingReason textFieldShouldBeginEditing textViewShouldBeginEditing didReceiveMemoryWarning encodeRestorableState decodeRestorableState applicationFinishedRestoringState updateUserActivityState action notification canPerformAction viewControllerWithRestorationIdentifierPath willFinishLaunching didFinishLaunching applicationDidBecomeActive applicationWillResignActive applicationDidEnterBackground applicationWillEnterForeground applicationWillTerminate applicationDidReceiveMemoryWarning configurationForConnecting didDiscardSceneSessions sceneWillConnect sceneDidDisconnect sceneWillEnterForeground sceneDidBecomeActive sceneWillResignActive sceneDidEnterBackground openURLContexts stateRestorationActivity restoreInteractionStateWith shouldSaveApplicationState willEncodeRestorableState shouldRestoreApplicationState didDecodeRestorableState navigationControllerWillShow navigationControllerDidShow navigationControllerAnimationController tabBarControllerShouldSelect tabBarControllerDidSelect presentationControllerShouldDismiss presentationControllerWillDismiss presentationControllerDidDismiss presentationControllerDidAttemptToDismiss prepareForPopoverPresentation popoverPresentationControllerShouldDismissPopover popoverPresentationControllerDidDismissPopover adaptivePresentationStyle willPresentWithAdaptiveStyle viewControllerForAdaptivePresentationStyle prepareAdaptivePresentationController navigationControllerInteractionController navigationBarShouldPop sheetPresentationControllerDidChangeSelectedDetentIdentifier presentSearchController willPresentSearchController didPresentSearchController willDismissSearchController didDismissSearchController updateSearchResults shouldRemovePresentersView presentationTransitionWillBegin presentationTransitionDidEnd dismissalTransitionWillBegin dismissalTransitionDidEnd presentationControllerForPresented animationControllerForPresented animationControllerForDismissed interactionControllerForPresentation interactionControllerForDismissal transitionDuration animateTransition animationEnded startInteractiveTransition splitViewControllerShowDetail splitViewControllerShow primaryViewControllerForCollapsing primaryViewControllerForExpanding collapseSecondary separateSecondary topColumnForCollapsing displayModeForExpanding splitViewControllerDidCollapse splitViewControllerDidExpand splitViewControllerWillShow splitViewControllerWillHide collapseSecondaryViewController separateSecondaryViewController viewControllerAfter viewControllerBefore pageViewControllerWillTransition pageViewControllerDidFinishAnimating perform openURL willContinueUserActivity continueUserActivity performActionForShortcutItem didReceiveRemoteNotification performFetch didReceiveNotificationResponse sceneWillContinueUserActivity sceneContinueUserActivity scenePerformActionForShortcutItem'
let s:bases = 'ViewController TableViewController CollectionViewController NavigationController TabBarController SplitViewController PageViewController AlertController SearchController'
let s:segues = 'show showDetail present popover embed unwind push modal replace'
let s:symbols = 'automatic fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover blurOverFullScreen none coverVertical flipHorizontal crossDissolve partialCurl push pop forward back reverse down outside portrait portraitUpsideDown landscapeLeft landscapeRight landscape all allButUpsideDown unknown faceUp faceDown top bottom left right flexibleLeftMargin flexibleWidth flexibleRightMargin flexibleTopMargin flexibleHeight flexibleBottomMargin main medium large compact regular unspecified phone pad primary secondary supplementary inspector scroll pageCurl from to doubleColumn tripleColumn secondaryOnly oneBesideSecondary oneOverSecondary twoBesideSecondary twoOverSecondary twoDisplaceSecondary actionSheet alert default cancel destructive zoom light dark horizontalSizeClass verticalSizeClass userInterfaceStyle up active inactive background committed'
let s:members = 'view viewIfLoaded isViewLoaded title parent children presentedViewController presentingViewController navigationController tabBarController splitViewController storyboard isBeingPresented isBeingDismissed isMovingToParent isMovingFromParent viewControllers topViewController visibleViewController selectedViewController selectedIndex moreNavigationController transitionStyle modalPresentationStyle modalTransitionStyle preferredTransition definesPresentationContext providesPresentationContextTransitionStyle isModalInPresentation isModalInPopover disablesAutomaticKeyboardDismissal modalPresentationCapturesStatusBarAppearance presentationController popoverPresentationController transitioningDelegate transitionCoordinator shouldAutomaticallyForwardAppearanceMethods delegate dataSource sourceView window superview next rootViewController isKeyWindow windowScene windowLevel isHidden presentationStyle screen isEditing nibName nibBundle restorationIdentifier userActivity storyboardIdentifier frame autoresizingMask autoresizesSubviews bounds safeAreaInsets additionalSafeAreaInsets topLayoutGuide bottomLayoutGuide edgesForExtendedLayout extendedLayoutIncludesOpaqueBars preferredContentSize length top left bottom right interfaceOrientation supportedInterfaceOrientations preferredInterfaceOrientationForPresentation shouldAutorotate traitCollection horizontalSizeClass verticalSizeClass userInterfaceIdiom userInterfaceStyle overrideUserInterfaceStyle traitOverrides subviews isFirstResponder performsActionsWhilePresentingModally navigationItem tabBarItem editButtonItem tableView indexPathForSelectedRow collectionView indexPathsForSelectedItems clearsSelectionOnViewWillAppear prompt hidesBackButton leftBarButtonItem rightBarButtonItem isNavigationBarHidden isToolbarHidden hidesBottomBarWhenPushed toolbarItems navigationBar toolbar tabBar isTranslucent sheetPresentationController detents selectedDetentIdentifier largestUndimmedDetentIdentifier prefersGrabberVisible searchController searchResultsController searchResultsUpdater isActive message preferredStyle actions preferredAction textFields style isCollapsed displayMode preferredDisplayMode prefersStatusBarHidden preferredStatusBarStyle prefersHomeIndicatorAutoHidden preferredScreenEdgesDeferringSystemGestures prefersPointerLocked childForStatusBarHidden childForStatusBarStyle childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures childViewControllerForPointerLock count isEmpty first last keys values contains append insert remove removeLast map filter reduce sorted reversed joined split uppercased lowercased hasPrefix hasSuffix replacing identifier source destination kind width height isPad minX minY size instantiate instantiateInitial instances isAnimated isInteractive isCancelled transitionDuration viewController animate notifyWhenInteractionChanges registerForTraitChanges targetViewController childContaining setEditing setNeedsUpdateConstraints setNeedsUpdateProperties updatePropertiesIfNeeded isKeyboardVisible orientation beginGeneratingDeviceOrientationNotifications endGeneratingDeviceOrientationNotifications encode decode addAction addTextField isEnabled animateChanges invalidateDetents applicationState url userActivityDictionary remoteNotification location shortcutItem urlContexts userActivities notificationResponse handoffUserActivityType cloudKitShareMetadata'
let s:functions = 'min max abs size EdgeInsets CGRect View AlertController AlertAction SearchController'
let s:devices = 'iPhone iPad portrait landscape scenes off'

" A pattern for one of the words, as a whole.
function! s:any(words) abort
  return '\<\%(' . join(split(a:words), '\|') . '\)\>'
endfunction

syntax case match
" Strings and comments of many lines are rare and begin far above what is on the screen.
syntax sync fromstart

syntax cluster sceneCode contains=TOP

" Reserved words. Keywords go before everything else.
execute 'syntax keyword sceneKeyword' s:control
execute 'syntax keyword sceneConstant' s:constants
execute 'syntax keyword sceneSelf' s:selves

" What begins no token.
syntax match sceneError /[#$@']/
syntax match sceneError /[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]/
syntax match sceneError /[\u80-\ua0\uab\ubb\u1680\u2000-\u200b\u200e-\u206f\u3000-\u3003\ufeff\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff5e\ufffd]/
syntax match sceneError /'[^'"]*'/
" Attributes and directives of Swift.
syntax match sceneAttribute /[@#]\h\w*/

" Signs.
syntax match sceneOperator /[-+*/%=<>!?&|^~\\]/
syntax match sceneDelimiter /[][(),:;.{}]/

" Names.
" Beyond ASCII all but spaces and punctuation that looks like ours.
syntax match sceneName
      \ /\%(\h\|[^\x00-\xa0\xab\xbb\u1680\u2000-\u200b\u200e-\u206f\u3000-\u3003\ufeff\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff5e\ufffd]\)\%(\w\|[^\x00-\xa0\xab\xbb\u1680\u2000-\u200b\u200e-\u206f\u3000-\u3003\ufeff\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff5e\ufffd]\)*/
" Types of Swift, after a colon or an arrow, and its words before a declaration or a value.
syntax match sceneType /\%(\%(:\|->\)\s*\)\@8<=\u\w*/
syntax match sceneSwift /\<\%(class\|struct\|enum\|protocol\|extension\|typealias\|actor\)\ze\s\+\h/
syntax match sceneSwift
      \ /\<\%(override\|static\|lazy\|private\|fileprivate\|internal\|public\|open\|final\|mutating\|required\|convenience\|unowned\)\ze\%((\a*)\)\?\s\+\h/
syntax match sceneSwift /\<\%(try\|await\|throw\)\ze[?!]\?\s\+[A-Za-z_.]/
syntax match sceneSwift /\<\%(do\|defer\|catch\|get\|didSet\|willSet\|deinit\)\ze\s*{/
syntax match sceneSwift /\<as\ze[?!]\?\s\+\u/
syntax match sceneQuotedName /`[^`]*`\?/
execute 'syntax match sceneFunction /' . s:any(s:functions) . '\ze\s*(/'
execute 'syntax match sceneBase /' . s:any(s:bases) . '/'
execute 'syntax match sceneMember /\.\@1<=' . s:any(s:members) . '/'
" `.fullScreen`: no member, as nothing is directly before it.
execute 'syntax match sceneSymbol /[A-Za-z0-9_)\]`?"]\@1<!\.' . s:any(s:symbols) . '/'
" A clause follows a whole operand, or the verb.
execute 'syntax match sceneClause ;\%([A-Za-z0-9_)\]}"`]\s\+\)\@40<=' . s:any(s:clauses)
      \ . '\%(\s*\%([=<>:*%,)]\|[-+*/]=\|&&\|||\|->\)\)\@!;'

" The first word of a statement, where it is no name: on a line, after a brace, a semicolon, `begin`, or the signature of
" a closure.
let s:signature = '{\%(\s*' . s:any(s:verbs) . '\)\@!\s*\%(\[[^]]*\]\s*\)\?'
      \ . '\%((\?\h\w*\%(\s*,\s*\h\w*\)*)\?\s\+\|()\s*\)\?in\s'
let s:first = '\%(\%(^\|[{;]\|' . s:signature . '\)\s*\%(begin\s\+\)\?\)\@99<='
let s:noname = '\%(\s*\%([=<>*%]\|[-+]=\|/=\|&&\|||\|?\|->\|:\|\<is\>\)\|[.\[#!]\)\@!'
execute 'syntax match sceneDeclaration +' . s:first . s:any(s:declarations)
      \ . '\%(\s*\%([=<>*%]\|[-/]=\)\|[.\[#(]\)\@!+'
execute 'syntax match sceneVerb +' . s:first . s:any(s:verbs) . s:noname . '+'
syntax match sceneDeclaration /\<\%(initial\s\+\)\@12<=scene\>/
syntax match sceneDeclaration /\<without\>\ze\s\+super\>/
syntax match sceneDeclaration /\%(\<on\s\+\)\@8<=notification\ze\s*"/
execute 'syntax match sceneHandler /\%(\<on\s\+\)\@8<=' . s:any(s:handlers) . '/'
execute 'syntax match sceneSegue /\%(\<segue\s\+\)\@12<=' . s:any(s:segues) . '\%(\s*[=(.]\)\@!/'
execute 'syntax match sceneDevice /' . s:any(s:devices) . '\%(\s*[=.(:]\)\@!/'

" Numbers. A name right after one belongs to no token.
syntax match sceneError /\d[0-9_]*\%(\.\d[0-9_]*\)\?\%([eE][-+]\?\d\+\)\?[0-9A-Za-z_]*/
syntax match sceneNumber
      \ /\%(0[xX][0-9a-fA-F_]\+\|\%(0[xX]\)\@!\%(\d[0-9_]*x\d\+\|\d[0-9_]*\%(x\d\)\@!\%(\%(\.\d[0-9_]*\)\?\%([eE][-+]\?\d\+\)\?\)\@>\)\)\@>[0-9A-Za-z_]\@!/
syntax match sceneInstance /#\d\+/
syntax match sceneArgument /\$\d\+/

" Strings. The code in them may hold strings; a line's end ends those of one line.
syntax match sceneEscape /\\./ contained
syntax match sceneEscape /\\u{\x\+}/ contained
syntax region sceneString start=/"/ end=/"/ end=/$/ end=/^/ contains=sceneEscape,sceneInterpolation
syntax region sceneInterpolation matchgroup=sceneDelimiter start=/\\(/ end=/)/ end=/$/ end=/^/ contained
      \ contains=@sceneCode,sceneParentheses
syntax region sceneParentheses matchgroup=sceneDelimiter start=/(/ end=/)/ end=/$/ end=/^/ contained
      \ contains=@sceneCode,sceneParentheses
syntax region sceneString start=/"""/ end=/"""/ contains=sceneEscape,sceneLongInterpolation
syntax region sceneLongInterpolation matchgroup=sceneDelimiter start=/\\(/ end=/)/ contained
      \ contains=@sceneCode,sceneLongParentheses
syntax region sceneLongParentheses matchgroup=sceneDelimiter start=/(/ end=/)/ contained
      \ contains=@sceneCode,sceneLongParentheses

" Comments, which nest.
syntax keyword sceneNote contained TODO FIXME NOTE
syntax match sceneLineComment +//.*$+ contains=sceneNote
" Which interpreter runs the file.
syntax match sceneLineComment /\%^#!.*$/
syntax match sceneDocumentation +///.*$+ contains=sceneNote
syntax match sceneLineComment +////.*$+ contains=sceneNote
syntax region sceneComment start=+/\*+ end=+\*/+ contains=sceneComment,sceneNote

" The lines of `expect trace { … }` are no code. They end with the brace that balances on the line, else with the first
" line that begins with one.
syntax match sceneClause /\%(\<expect\s\+\)\@12<=trace\ze\s*{/ nextgroup=sceneTraceLine,sceneTraceLines skipwhite
syntax region sceneTraceLines matchgroup=sceneDelimiter start=/{/ end=/^\s*\zs}/ contained
      \ contains=sceneTraceGroup,sceneTraceNote
syntax region sceneTraceGroup start=/^\s*any\s*order\s*{/ end=/^\s*}/ contained contains=sceneTraceNote
syntax region sceneTraceLine matchgroup=sceneDelimiter end=/}/ contained contains=sceneTraceBraces,sceneTraceText
      \ start=/{\ze\%([^{}"]\|"[^"]*"\|{\%([^{}"]\|"[^"]*"\)*}\)*}/
syntax region sceneTraceBraces start=/{/ end=/}/ contained contains=sceneTraceBraces,sceneTraceText
syntax match sceneTraceText /"[^"]*"/ contained
syntax match sceneTraceNote +\%(^\|\s\)\@1<=//.*$+ contained

highlight default link sceneKeyword Keyword
highlight default link sceneConstant Constant
highlight default link sceneSelf Special
highlight default link sceneError Error
highlight default link sceneOperator Operator
highlight default link sceneDelimiter Delimiter
highlight default link sceneQuotedName Identifier
highlight default link sceneFunction Function
highlight default link sceneBase Type
highlight default link sceneType Type
highlight default link sceneSwift Keyword
highlight default link sceneAttribute PreProc
highlight default link sceneMember Identifier
highlight default link sceneSymbol Constant
highlight default link sceneClause Keyword
highlight default link sceneVerb Statement
highlight default link sceneDeclaration Structure
highlight default link sceneHandler Function
highlight default link sceneSegue Type
highlight default link sceneDevice Constant
highlight default link sceneNumber Number
highlight default link sceneInstance Number
highlight default link sceneArgument Identifier
highlight default link sceneEscape SpecialChar
highlight default link sceneString String
highlight default link sceneNote Todo
highlight default link sceneComment Comment
highlight default link sceneLineComment Comment
highlight default link sceneDocumentation SpecialComment
highlight default link sceneTraceLines String
highlight default link sceneTraceGroup String
highlight default link sceneTraceLine String
highlight default link sceneTraceBraces String
highlight default link sceneTraceText String
highlight default link sceneTraceNote Comment

delfunction s:any
let b:current_syntax = 'scene'
let &cpoptions = s:save
unlet s:save
