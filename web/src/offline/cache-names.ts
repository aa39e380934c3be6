/** Files with a hash in their name, cached on first use. */
export const FILES_CACHE = 'sojourn-files'
/** The last good copy of each page. The server's pages contain nothing personal, but the list of visited pages is. */
export const PAGES_CACHE = 'sojourn-pages'

/** Files that the traveller asked to have offline: not trimmed, and not removed to make room. */
export const ASKED_FILES_CACHE = 'sojourn-asked-files'

export const RUNTIME_CACHES = [PAGES_CACHE, FILES_CACHE] as const

/** The files the app needs to start offline; one cache per build. */
export const SHELL_CACHE_PREFIX = 'sojourn-shell-'
