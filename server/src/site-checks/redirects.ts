import type { Platform } from '../platform.ts'

export type FindRedirect = (path: string) => Promise<{ readonly to: string; readonly status: 301 | 302 } | null>

const FIND = `select to_path as "to", status from public.redirects where from_path = $1`

/** Asked only for addresses without a page, so pages do not wait for it. A page that exists always wins. */
export function createFindRedirect({ db, log }: Pick<Platform, 'db' | 'log'>): FindRedirect {
  return async (path) => {
    const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
    try {
      const [found] = await db.query<{ to: string; status: 301 | 302 }>(FIND, [trimmed])
      return found ?? null
    } catch (error) {
      // Without the database the "not found" page still comes.
      log.warn({ error }, 'a redirect could not be looked up')
      return null
    }
  }
}
