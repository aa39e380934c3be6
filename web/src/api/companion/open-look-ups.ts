import type { LookUpTables } from '@app/companion/look-ups'
import type { LookUps } from '@app/companion/tools'
import type { ExchangeRates } from '@app/contracts/exchange-rates'
import type { ShownBookingSite } from '@app/contracts/page-rendering'
import { calendarDate } from '@app/domain/kernel'
import type { TripPlace } from '@app/domain/trip'

import { loadEmbassies, loadTables } from './load-tables.ts'

type Device = {
  readonly now: number
  readonly bookingSite: Pick<ShownBookingSite, 'host'>
  /** Newer ones than those that ship, where the server has been asked. */
  readonly rates: ExchangeRates | null
  /** Of a city, as the server says or said; null where neither can be had. */
  readonly askPlaces: (cityId: number) => Promise<readonly TripPlace[] | null>
}

const EMBASSIES_PATIENCE_MS = 1500

/** What the tools may know in this browser, with or without a network. Runs in a thread or in a page. */
export async function openLookUps({ now, bookingSite, rates, askPlaces }: Device): Promise<LookUps> {
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
      ...(rates && rates.date > (tables.rates?.origin.checkedAt ?? '') ? { rates: tableOf(rates) } : {}),
      places: async (city) => (await askPlaces(city.cityId)) ?? sightsOf?.(city) ?? [],
    },
    { today, now, bookingSite },
  )
}

function tableOf({ date, source, perDollar }: ExchangeRates): NonNullable<LookUpTables['rates']> {
  return { perDollar: (currency) => perDollar[currency], origin: { source, checkedAt: calendarDate(date) } }
}

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), milliseconds)
  return Promise.race([work.catch(() => undefined), promise]).finally(() => clearTimeout(timer))
}
