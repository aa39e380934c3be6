/** Files with a hash in their name, kept when they are first used. */
export const FILES_CACHE = 'sojourn-files'
/** The last good copy of each page. Nothing personal is in a page as the server draws it, but where one has been is. */
export const PAGES_CACHE = 'sojourn-pages'

export const RUNTIME_CACHES = [PAGES_CACHE, FILES_CACHE] as const

/** What the app needs to start without a network; one per build. */
export const SHELL_CACHE_PREFIX = 'sojourn-shell-'
