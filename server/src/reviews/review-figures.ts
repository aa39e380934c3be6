import type { PageConfig } from '@app/contracts/page-rendering'

import type { Platform } from '../platform.ts'

const FRESH_MS = 60_000
const READ = `select count(*)::float8 as count, round(avg(rating), 1)::float8 as average from public.reviews
  where state = 'approved'`

type Row = { readonly count: number; readonly average: number | null }

/** For every page, so read once a minute at most. Without the database the last known figures stand. */
export function createReviewFigures({ db, log, now }: Pick<Platform, 'db' | 'log' | 'now'>) {
  let known: PageConfig['reviews']
  let readAtMs = Number.NEGATIVE_INFINITY
  return async (): Promise<PageConfig['reviews']> => {
    if (now() - readAtMs < FRESH_MS) return known
    readAtMs = now()
    try {
      const [row] = await db.query<Row>(READ)
      known = row && row.average !== null ? { count: row.count, average: row.average } : undefined
    } catch (error) {
      log.warn({ error }, 'the reviews could not be counted')
    }
    return known
  }
}
