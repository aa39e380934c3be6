import type { PlaceAdvice } from '@app/contracts/place-guide'
import { countryNameIn } from '@app/domain/country-name'
import { GOOD_FOR_DAYS } from '@app/domain/fact-age'
import { calendarDate, type Claim, claimOn } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

export type RiskRadarView = {
  /** ISO 3166-1 by their English names; none where the table could not be had. */
  readonly countries: readonly string[]
  /** Null until a country is asked about. */
  readonly asked: { readonly country: string; readonly advice: readonly Claim<PlaceAdvice>[] } | null
  /** Sent without a country, or with what is none. */
  readonly isMissing: boolean
}

/** The country stands in the address; the table is small and comes with the page, so a signal is not needed twice. */
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

/** In one order for everybody: a browser that sorted again could move what the server has drawn. */
function byName(codes: readonly string[]): readonly string[] {
  const name = (code: string): string => countryNameIn(code, 'en')
  return codes.toSorted((a, b) => name(a).localeCompare(name(b), 'en'))
}
