/** Files with a hash in their name, cached on first use. */
export const FILES_CACHE = 'sojourn-files'
/** The last good copy of each page. The server's pages contain nothing personal, but the list of visited pages is. */
export const PAGES_CACHE = 'sojourn-pages'

export const RUNTIME_CACHES = [PAGES_CACHE, FILES_CACHE] as const

/** The files the app needs to start offline; one cache per build. */
export const SHELL_CACHE_PREFIX = 'sojourn-shell-'
