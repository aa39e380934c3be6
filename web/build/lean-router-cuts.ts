/** What stands in the library, and what it comes to in our pages. */
export type Cut = readonly [found: string, left: string]

/** The version these were read in. For another one nothing is cut until somebody has read it again. */
export const CUT_VERSION = '8.5.1'

/**
 * Where a condition is never met it says `false`, and the build drops what hangs on it as dead code; what nobody calls is
 * taken out of the router, so that a call would fail at once. `OUR_IMPORTS` and `NOT_OURS` say what that rests on.
 */
export const CUTS: Readonly<Record<string, readonly Cut[]>> = {
  'router/router.js': [
    // No fetchers: none is ever started, so none is asked again, cancelled or reported.
    ['\t\tfetch,\n', ''],
    ['\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,\n', ''],
    ['\t\t_internalFetchControllers: fetchControllers,\n', ''],
    ['state.fetchers.forEach((_, key) => deleteFetcher(state.fetchers, key));', ''],
    ['state.fetchers.forEach((fetcher, key) => {', 'if (false) state.fetchers.forEach((fetcher, key) => {'],
    ['fetchersQueuedForDeletion.forEach((key) => {', 'if (false) fetchersQueuedForDeletion.forEach((key) => {'],
    ['unmountedFetchers.forEach((key) => deleteFetcher(state.fetchers, key));', ''],
    ['fetchLoadMatches.forEach((f, key) => {', 'if (false) fetchLoadMatches.forEach((f, key) => {'],
    ['fetchLoadMatches.forEach((loadMatch, key) => {', 'if (false) fetchLoadMatches.forEach((loadMatch, key) => {'],
    ['revalidatingFetchers.length > 0', 'false'],
    ['\t\trevalidatingFetchers.forEach((rf) => {', '\t\tif (false) revalidatingFetchers.forEach((rf) => {'],
    [
      'if (pendingNavigationController) pendingNavigationController.signal.',
      'if (false) pendingNavigationController.signal.',
    ],
    ['redirect = findRedirect(fetcherResults);', 'redirect = false;'],
    ['markFetchRedirectsDone(workingFetchers)', 'false'],
    ['abortStaleFetchLoads(pendingNavigationLoadId, workingFetchers)', 'false'],
    ['\trevalidatingFetchers.filter((f) => ', '\tif (false) revalidatingFetchers.filter((f) => '],
    ['Promise.all(fetchersToLoad.map(async (f) => {', 'false && Promise.all(fetchersToLoad.map(async (f) => {'],
    ['(await fetcherResultsPromise).reduce((acc, r) => Object.assign(acc, r), {})', '{}'],
    // Nobody asks for the data again, and no route decides whether it should be.
    ['\t\trevalidate,\n', ''],
    ['typeof callSiteDefaultShouldRevalidate === "boolean"', 'false'],
    ['if (loaderMatch.route.shouldRevalidate)', 'if (false)'],
    // No blockers: leaving a page is never held up.
    ['\t\tgetBlocker,\n\t\tdeleteBlocker,\n', ''],
    ['let blockerKey = shouldBlockNavigation(', 'let blockerKey = false && ('],
    ['if (unblockBlockerHistoryUpdate) {', 'if (false) {'],
    ['state.blockers.forEach((_, key) => deleteBlocker(key));', ''],
    ['if (blockers.size > 0 && ', 'if (false && '],
    // All routes are known from the start.
    ['\t\tpatchRoutes,\n', ''],
    ['\t\t_internalSetRoutes,\n', ''],
    ['init.patchRoutesOnNavigation', 'false'],
    ['future.unstable_customRouteDiscovery', 'false'],
    ['future.unstable_routePatternMatching', 'false'],
    ['checkFogOfWar(initialMatches, init.history.location.pathname).active', 'false'],
    ['if (isFogOfWar)', 'if (false)'],
    // No middleware and no way of loading of our own; a route is lazy as a whole or not at all.
    ['init.dataStrategy || defaultDataStrategyWithMiddleware', 'defaultDataStrategy'],
    ['\t\tfetcherKey,\n\t\trunClientMiddleware\n', ''],
    ['let lazyMiddlewarePromise = loadLazyRouteProperty(', 'let lazyMiddlewarePromise = false && ('],
    ['matches.some((m) => m._lazyPromises?.middleware)', 'false'],
    ['let lazyKeys = Object.keys(route.lazy);', 'return;'],
    // Nobody is watching.
    ['if (init.instrumentations)', 'if (false)'],
    ['if (opts?.instrumentationNavigateMetaReceiver)', 'if (false)'],
    // No view transitions of the router's, and no address that is shown instead of the real one.
    ['if (isBrowser) {\n\t\t\trestoreAppliedTransitions(', 'if (false) {\n\t\t\trestoreAppliedTransitions('],
    ['if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location) {', 'if (false) {'],
    ['} else if (pendingViewTransitionEnabled) {', '} else if (false) {'],
    ['if (opts?.mask) {', 'if (false) {'],
  ],
  'hooks.js': [
    // No server components.
    ['if (this.context && typeof error', 'if (false && typeof error'],
    ['if (this.context) return', 'if (false) return'],
    // Routes are drawn for the address of the page, never for another one.
    ['if (locationArg) {', 'if (false) {'],
    ['if (locationArg && renderedMatches)', 'if (false)'],
  ],
  'components.js': [
    ['newState.fetchers.forEach((fetcher, key) => {', 'if (false) newState.fetchers.forEach((fetcher, key) => {'],
    ['useTransitions === true', 'false'],
    ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', '{'],
    ['\tReact$1.useEffect(() => {\n\t\tif (vtContext', '\tif (false) React$1.useEffect(() => {\n\t\tif (vtContext'],
    ['\tReact$1.useEffect(() => {\n\t\tif (renderDfd', '\tif (false) React$1.useEffect(() => {\n\t\tif (renderDfd'],
    ['\tReact$1.useEffect(() => {\n\t\tif (!vtContext', '\tif (false) React$1.useEffect(() => {\n\t\tif (!vtContext'],
  ],
  'dom/lib.js': [
    ['if (mask) {', 'if (false) {'],
    ['if (options.navigate === false)', 'if (false)'],
    // The page's state comes from our own script element, and scroll is restored by the app alone.
    ['opts?.hydrationData || parseHydrationData()', 'opts?.hydrationData'],
    ['if (!remixContext || remixContext.isSpaMode) return null;', 'return null;'],
  ],
}
