import type { PlaceAdvice } from '@app/contracts/place-guide'
import { countryNameIn } from '@app/domain/country-name'
import { GOOD_FOR_DAYS } from '@app/domain/fact-age'
import { calendarDate, type Claim, claimOn } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

export type RiskRadarView = {
  /** ISO 3166-1 by their English names; empty when the table is not available. */
  readonly countries: readonly string[]
  /** Null until a country is chosen. */
  readonly asked: { readonly country: string; readonly advice: readonly Claim<PlaceAdvice>[] } | null
  /** Submitted without a country, or with an invalid one. */
  readonly isMissing: boolean
}

/** The country is in the URL; the table is small and comes with the page, so the next query works offline. */
export async function loadRiskRadar({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<RiskRadarView> {
  const written = new URL(request.url).searchParams.get('country')
  const table = await import('@app/datasets/advisories').catch(() => null)
  if (!table) return { countries: [], asked: null, isMissing: false }
  const countries = byName(table.ADVISED_COUNTRIES)
  const country = (written ?? '').trim().slice(0, 2).toUpperCase()
  if (!countries.includes(country)) return { countries, asked: null, isMissing: written !== null }
  const today = calendarDate(new Date().toISOString().slice(0, 10))
  const advice = table
    .advisoriesOf(country)
    .map(({ source, checkedAt, ...value }) => claimOn({ value, source, checkedAt }, today, GOOD_FOR_DAYS.advice))
  return { countries, asked: { country, advice }, isMissing: false }
}

/** One order for everyone: a browser that sorts differently could reorder the server's list. */
function byName(codes: readonly string[]): readonly string[] {
  const name = (code: string): string => countryNameIn(code, 'en')
  return codes.toSorted((a, b) => name(a).localeCompare(name(b), 'en'))
}
