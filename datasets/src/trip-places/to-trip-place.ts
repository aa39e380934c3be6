import type { RateTable } from '@app/domain/currency-conversion'
import type { Money } from '@app/domain/kernel'
import { factsOfKind, usualHours } from '@app/domain/place-kinds'
import { type CityPrices, isSanePrice, middleOf, priceOfKind, type PriceFinding } from '@app/domain/travel-prices'
import type { PlaceHours, TripPlace } from '@app/domain/trip'

import { EXCHANGE_RATES } from '../exchange-rates/index.ts'
import type { Candidate } from './candidate.ts'

/** The reader's language, and the prices to use. */
export type ShownFor = {
  /** ISO 639, two letters. */
  readonly language: string
  readonly prices: CityPrices | null
  readonly report: (finding: PriceFinding) => void
}

const RATES: RateTable = {
  date: EXCHANGE_RATES.origin.checkedAt,
  perDollar: Object.fromEntries(EXCHANGE_RATES.currencies.map((code) => [code, EXCHANGE_RATES.perDollar(code) ?? 0])),
}

export function toTripPlace(candidate: Candidate, shown: ShownFor): TripPlace {
  const { id, otherNames, coordinates, kind, renown, sources, guidance, guide } = candidate
  const facts = factsOfKind(kind)
  const name = nameFor(candidate, shown.language)
  const others = [candidate.name, ...otherNames].filter((other) => other !== name)
  const price = priceOf(candidate, shown)
  return {
    id,
    name,
    ...(others.length > 0 ? { otherNames: others } : {}),
    coordinates,
    kind,
    hours: hoursOf(candidate),
    visitMinutes: guidance?.visitMinutes ?? facts.visitMinutes,
    price,
    ...(price ? { priceBasis: candidate.isFree ? ('source' as const) : ('usual' as const) } : {}),
    ...(guidance?.fact ? { fact: guidance.fact } : {}),
    isIndoor: guidance?.isIndoor ?? facts.isIndoor,
    ...(candidate.wheelchair && { wheelchair: candidate.wheelchair }),
    ...(candidate.diets && { diets: candidate.diets }),
    renown: Math.round(renown * 100) / 100,
    ...(guide && { guide }),
    sources,
  }
}

/** In the traveller's language if available; `name` is English, or else local. */
export function nameFor({ name, names = [] }: Candidate, language: string): string {
  return language === 'en' ? name : (names.find((each) => each.language === language)?.name ?? name)
}

/** Named in neither the traveller's language, English nor a language of the country. */
export function isUnreadable({ isForeign, names = [] }: Candidate, language: string): boolean {
  return isForeign === true && names.every((each) => each.language !== language)
}

/** What is for dawn or the night alone has none of the usual hours of its kind. */
function hoursOf({ openingHours, guidance, guide, kind }: Candidate): PlaceHours | null {
  if (openingHours !== null) return { text: openingHours, basis: 'source' }
  if (guidance?.usualHours) return { text: guidance.usualHours, basis: 'usual' }
  const times = guide?.bestTimes ?? []
  const isTimed = times.length > 0 && times.every((time) => AT_ITS_HOUR.has(time))
  return isTimed ? null : usualHours(kind)
}

const AT_ITS_HOUR: ReadonlySet<string> = new Set(['dawn', 'sunset', 'evening', 'night'])

/**
 * The price from the place's own table, else the guide's fee, else the usual price of the kind in that country; else
 * unknown.
 */
function priceOf(candidate: Candidate, { prices, report }: ShownFor): Money | null {
  const { id, kind, guidance, isFree } = candidate
  const asked = guidance?.price ?? null
  const free = { minorUnits: 0, currency: prices?.currency ?? 'USD' }
  if (isFree) {
    const isPaid = asked !== null && asked !== 'free' && asked.minorUnits > 0
    if (isPaid) report({ code: 'differs', subject: id, what: kind, amount: free, guide: { low: asked, high: asked } })
    return free
  }
  if (asked === 'free' || (asked === null && factsOfKind(kind).isFree)) return free
  const usual = prices && priceOfKind(kind, prices)
  const amount = asked ?? (usual && middleOf(usual))
  if (!amount || !prices) return null
  if (isSanePrice(amount, { kind }, prices, RATES)) return amount
  report({ code: 'insane', subject: id, what: kind, amount, guide: usual })
  return null
}
