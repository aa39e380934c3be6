import type { LookUps } from '@app/companion/tools'
import type { BookingSite } from '@app/domain/booking-search'
import { calendarDate } from '@app/domain/kernel'
import type { TripPlace } from '@app/domain/trip'

import { loadEmbassies, loadTables } from './load-tables.ts'

type Device = {
  readonly now: number
  readonly bookingSite: BookingSite
  /** Of a city, as the server says or said; null where neither can be had. */
  readonly askPlaces: (cityId: number) => Promise<readonly TripPlace[] | null>
}

const EMBASSIES_PATIENCE_MS = 1500

/** What the tools may know in this browser, with or without a network. Runs in a thread or in a page. */
export async function openLookUps({ now, bookingSite, askPlaces }: Device): Promise<LookUps> {
  const [{ lookUpsOf }, { sightsOf, ...tables }, embassies] = await Promise.all([
    import('@app/companion/look-ups'),
    loadTables(),
    within(EMBASSIES_PATIENCE_MS, loadEmbassies()),
  ])
  const today = calendarDate(new Date(now).toISOString().slice(0, 10))
  return lookUpsOf(
    {
      ...tables,
      ...embassies,
      places: async (city) => (await askPlaces(city.cityId)) ?? sightsOf?.(city) ?? [],
    },
    { today, now, bookingSite },
  )
}

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), milliseconds)
  return Promise.race([work.catch(() => undefined), promise]).finally(() => clearTimeout(timer))
}
