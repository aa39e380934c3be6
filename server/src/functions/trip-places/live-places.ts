import type { TripPlaceCandidate } from '@app/datasets/trip-places'
import type { Coordinates } from '@app/domain/kernel'

import type { Platform } from '../../platform.ts'
import { askWikidata } from './ask-wikidata.ts'
import { findOsmPlaces } from './find-osm-places.ts'

/** The current places of a city on the map server. */
export type LivePlaces = {
  /** Returns cached places at once; without any, waits for the map server only where the tables have little. */
  of(cityId: number, at: Coordinates, hasLittle: boolean): Promise<Kept | null>
}

export type Kept = { readonly places: readonly TripPlaceCandidate[]; readonly fetchedAt: Date }

type Options = Pick<Platform, 'db' | 'log' | 'now'> & { readonly overpassUrl: string; readonly wikidataUrl: string }

const FRESH_MS = 30 * 86_400_000
/** Pause after a failure of the server. */
const PAUSE_MS = 10 * 60_000
const MAX_WAIT_MS = 8_000
const MAX_AT_ONCE = 2

export function createLivePlaces({ db, log, now, overpassUrl, wikidataUrl }: Options): LivePlaces {
  const asking = new Map<number, Promise<Kept | null>>()
  let pausedUntil = 0

  async function readKept(cityId: number): Promise<Kept | null> {
    const [row] = await db.query<{ places: TripPlaceCandidate[]; fetched_at: string | Date }>(
      'select places, fetched_at from public.live_places where city_id = $1',
      [cityId],
    )
    return row ? { places: row.places, fetchedAt: new Date(row.fetched_at) } : null
  }

  async function fetchNow(cityId: number, at: Coordinates): Promise<Kept | null> {
    const { signal } = new AbortController()
    try {
      const found = await findOsmPlaces(overpassUrl, at, signal)
      const places = wikidataUrl === 'off' ? found : await askWikidata(wikidataUrl, found, signal).catch(() => found)
      const fetchedAt = new Date(now())
      await db.query(
        `insert into public.live_places (city_id, places, fetched_at) values ($1, $2::jsonb, $3)
         on conflict (city_id) do update set places = excluded.places, fetched_at = excluded.fetched_at`,
        [cityId, JSON.stringify(places), fetchedAt.toISOString()],
      )
      return { places, fetchedAt }
    } catch (error) {
      pausedUntil = now() + PAUSE_MS
      log.warn({ cityId, reason: error instanceof Error ? error.name : 'unknown' }, 'live places could not be loaded')
      return null
    }
  }

  /** One request per city at a time, and few in total: the server is not ours. */
  function startFetch(cityId: number, at: Coordinates): Promise<Kept | null> {
    const running = asking.get(cityId)
    if (running) return running
    if (now() < pausedUntil || asking.size >= MAX_AT_ONCE) return Promise.resolve(null)
    const started = fetchNow(cityId, at).finally(() => asking.delete(cityId))
    asking.set(cityId, started)
    return started
  }

  return {
    async of(cityId, at, hasLittle) {
      const kept = await readKept(cityId)
      if (kept && now() - kept.fetchedAt.getTime() < FRESH_MS) return kept
      const fetched = startFetch(cityId, at)
      return kept ?? (hasLittle ? within(MAX_WAIT_MS, fetched) : null)
    },
  }
}

/** A caller that stops waiting gets null; the answer is cached for the next one. */
function within(milliseconds: number, work: Promise<Kept | null>): Promise<Kept | null> {
  const { promise, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), milliseconds)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
