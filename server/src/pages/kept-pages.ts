import type { FinishedPage } from './finish-page.ts'

const MOST = 64
const FRESH_MS = 60_000

export type KeptPages = {
  find(key: string): FinishedPage | undefined
  keep(key: string, page: FinishedPage): void
}

/**
 * Rendering a page takes tens of milliseconds of the only thread, and most pages are the same for every visitor: a page
 * rendered within the last minute is served again. The oldest is dropped.
 */
export function createKeptPages(now: () => number = Date.now): KeptPages {
  const kept = new Map<string, { readonly page: FinishedPage; readonly until: number }>()
  return {
    find(key) {
      const found = kept.get(key)
      if (found && found.until > now()) return found.page
      kept.delete(key)
      return undefined
    },
    keep(key, page) {
      kept.delete(key)
      kept.set(key, { page, until: now() + FRESH_MS })
      const [oldest] = kept.keys()
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    },
  }
}
