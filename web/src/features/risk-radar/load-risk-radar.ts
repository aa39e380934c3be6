import type { PlaceAdvice } from '@app/contracts/place-guide'
import type { SafetyFeeds } from '@app/contracts/safety-feeds'
import { countryNameIn } from '@app/domain/country-name'
import { GOOD_FOR_DAYS } from '@app/domain/fact-age'
import { calendarDate, type CalendarDate, type Claim, claimOn } from '@app/domain/kernel'
import { assessLeg, type FeedItem, type LegAssessment, type RiskLeg, withoutDoubles } from '@app/domain/safety-feeds'
import type { LoaderFunctionArgs } from 'react-router'

import { adviceLines, adviceNow, dayOf } from '../../entities/safety-feeds/advice-now.ts'
import { loadFeeds } from '../../entities/safety-feeds/load-feeds.ts'
import { type CountryInGroup, groupOf } from './advice-overview.ts'
import { type RadarNow, readFilters, toRadarNow } from './radar-now.ts'

export type LegView = { readonly assessment: LegAssessment; readonly advice: readonly Claim<PlaceAdvice>[] }

export type RiskRadarView = {
  /** ISO 3166-1 by their English names; empty when the table is not available. */
  readonly countries: readonly string[]
  /** Null until a country is chosen. */
  readonly asked: LegView | null
  /** Submitted without a country, or with an invalid one. */
  readonly isMissing: boolean
  /** Null when neither the server nor this device has any reading. */
  readonly now: RadarNow | null
  /** Countries that some government advises against, live or packed, by their English names. */
  readonly against: readonly CountryInGroup[]
  /** Which question is open. */
  readonly question: 'country' | 'route' | 'trip'
  readonly stops: readonly { readonly name: string; readonly on: string }[]
  readonly until: string
  readonly tripId: string
}

const MOST_STOPS = 6

type Table = typeof import('@app/datasets/advisories')
type Asked = Pick<LoaderFunctionArgs, 'request'> & { readonly context?: Parameters<typeof loadFeeds>[1] }

/** The country is in the URL; the packed levels come with the page, so the next query works offline. */
export async function loadRiskRadar({ request, context }: Asked): Promise<RiskRadarView> {
  const params = new URL(request.url).searchParams
  const [table, feeds] = await Promise.all([loadAdviceTable(), loadFeeds([], context)])
  const countries = table ? byName(table.ADVISED_COUNTRIES) : []
  const written = params.get('country')
  const country = (written ?? '').trim().slice(0, 2).toUpperCase()
  const isKnown = countries.includes(country)
  const near = isKnown && table ? await loadFeeds([country], context) : null
  const names = params.getAll('stop').map((name) => name.trim().slice(0, 120))
  const dates = params.getAll('on')
  return {
    countries,
    asked: isKnown && table ? viewOfLeg(wholeCountry(country), table, near ?? feeds) : null,
    isMissing: table !== null && written !== null && !isKnown,
    now: feeds && toRadarNow(feeds, readFilters(params)),
    against: table ? advisedAgainst(countries, table, feeds) : [],
    question: params.has('trip') ? 'trip' : names.length > 0 ? 'route' : 'country',
    stops: names.slice(0, MOST_STOPS).map((name, index) => ({ name, on: dates[index] ?? '' })),
    until: params.get('until') ?? '',
    tripId: params.get('trip') ?? '',
  }
}

/** Null when the packed levels are not on this device. */
export async function loadAdviceTable(): Promise<Table | null> {
  return import('@app/datasets/advisories').catch(() => null)
}

/** What is known about one leg, from the feeds and, where they were not read, from the packed levels. */
export function viewOfLeg(leg: RiskLeg, table: Table | null, feeds: SafetyFeeds | null): LegView {
  // A copy on this device is older than the clock of the server that sent it.
  const now = typeof document === 'undefined' ? (feeds?.now ?? Date.now()) : Date.now()
  const today = dayOf(now)
  const items: readonly FeedItem[] = withoutDoubles(feeds?.items ?? [])
  const advice = adviceNow(leg.country, items, packedAdvice(leg.country, table, today), today)
  const readings = feeds?.isOn ? feeds.readings : []
  return { assessment: assessLeg(leg, { items, readings, advice: adviceLines(advice), now }), advice }
}

function advisedAgainst(
  countries: readonly string[],
  table: Table,
  feeds: SafetyFeeds | null,
): readonly CountryInGroup[] {
  const today = dayOf(Date.now())
  const read = (feeds?.items ?? []).filter(({ kind }) => kind === 'advice')
  return countries.flatMap((country) => {
    const own = read.filter((item) => item.countries.includes(country))
    return groupOf(country, adviceNow(country, own, packedAdvice(country, table, today), today)) ?? []
  })
}

function wholeCountry(country: string): RiskLeg {
  return { id: country, name: countryNameIn(country, 'en'), country, position: null, from: null, to: null }
}

function packedAdvice(country: string, table: Table | null, today: CalendarDate): readonly Claim<PlaceAdvice>[] {
  return (table?.advisoriesOf(country) ?? []).map(({ source, checkedAt, ...value }) =>
    claimOn({ value, source, checkedAt: calendarDate(checkedAt) }, today, GOOD_FOR_DAYS.advice),
  )
}

/** One order for everyone: a browser that sorts differently could reorder the server's list. */
function byName(codes: readonly string[]): readonly string[] {
  const name = (code: string): string => countryNameIn(code, 'en')
  return codes.toSorted((a, b) => name(a).localeCompare(name(b), 'en'))
}
