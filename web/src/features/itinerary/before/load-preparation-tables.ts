import type { EntryTables } from '@app/contracts/entry-facts'
import type { MonthlyClimate } from '@app/domain/climate'
import { GOOD_FOR_DAYS } from '@app/domain/fact-age'
import type { GuideCountry, GuideEvent } from '@app/domain/guide'
import { type CalendarDate, type Claim, claimOn, type Coordinates, type Source } from '@app/domain/kernel'

import { loadGuide } from '../../../entities/guide/load-guide.ts'
import { loadEntryTables } from '../../../entities/place/entry-tables/load-entry-tables.ts'

type Proof = Omit<Claim<unknown>, 'value'>
type HolidayRow = { readonly date: CalendarDate; readonly name: string; readonly isEstimated: boolean }

/** The guide of one country, with each event and the place that it is at; null: all over the country. */
type PreparedGuide = {
  readonly country: GuideCountry
  readonly events: readonly { readonly event: GuideEvent; readonly at: Coordinates | null }[]
}

/** Shipped tables; null when one is not on this device and cannot be loaded. */
export type PreparationTables = {
  readonly entry: EntryTables | null
  readonly climate: { readonly of: (cityId: number) => MonthlyClimate | undefined; readonly proof: Proof } | null
  readonly holidays: {
    readonly countries: readonly string[]
    readonly between: (country: string, from: CalendarDate, to: CalendarDate) => readonly HolidayRow[]
    readonly proof: Proof
  } | null
  readonly plugs: readonly { readonly country: string; readonly types: readonly string[] }[]
  readonly guides: readonly PreparedGuide[]
}

/** All from files with a hash in their address, which the service worker keeps: the same with and without a network. */
export async function loadPreparationTables(
  countries: readonly string[],
  today: CalendarDate,
): Promise<PreparationTables> {
  const [entry, climate, holidays, plugs, guides] = await Promise.all([
    loadEntryTables().catch(() => null),
    climateTable(today).catch(() => null),
    holidayTable(today).catch(() => null),
    plugsOfCountries(countries).catch(() => []),
    Promise.all(countries.map((country) => guideOf(country).catch(() => null))),
  ])
  return { entry, climate, holidays, plugs, guides: guides.filter((guide) => guide !== null) }
}

async function climateTable(today: CalendarDate): Promise<PreparationTables['climate']> {
  const [{ loadClimate }, address] = await Promise.all([
    import('@app/datasets/climate'),
    import('virtual:packed-table/climate'),
  ])
  const table = await loadClimate(() => read(address.default))
  return { of: table.of, proof: proofOf(table.origin, today, GOOD_FOR_DAYS.climate) }
}

async function holidayTable(today: CalendarDate): Promise<PreparationTables['holidays']> {
  const [{ loadHolidays }, address] = await Promise.all([
    import('@app/datasets/holidays'),
    import('virtual:packed-table/holidays'),
  ])
  const { countries, between, origin } = await loadHolidays(() => read(address.default))
  return { countries, between, proof: proofOf(origin, today, GOOD_FOR_DAYS.holidays) }
}

async function plugsOfCountries(countries: readonly string[]): Promise<PreparationTables['plugs']> {
  const { plugsOf } = await import('@app/datasets/plugs')
  return countries.flatMap((country) => {
    const found = plugsOf(country)
    return found && found.types.length > 0 ? [{ country, types: found.types }] : []
  })
}

async function guideOf(code: string): Promise<PreparedGuide | null> {
  const guide = await loadGuide()
  const found = await guide.country(code)
  if (!found) return null
  const placed = found.events.map((event) => ({ event, at: guide.find(event.scope)?.coordinates ?? null }))
  return { country: found.country, events: placed }
}

type Origin = { readonly source: Source; readonly checkedAt: CalendarDate }

function proofOf({ source: { title, url }, checkedAt }: Origin, today: CalendarDate, goodForDays: number): Proof {
  return claimOn({ value: null, source: { title, url }, checkedAt }, today, goodForDays)
}

async function read(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}
