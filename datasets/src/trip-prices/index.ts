/** What a trip is priced by, on every device: of the guide its prices and fares, of officials' allowances the cities. */
import type { PricedPlace, PricedWay } from '@app/domain/budget-plan'
import { countryNameIn } from '@app/domain/country-name'
import {
  type AvoidMonths,
  COUNTRY_WORDS,
  type GuideCountry,
  type GuideMode,
  parseMonthReasons,
  parsePrice,
} from '@app/domain/guide'
import { foldText } from '@app/domain/place-search'
import { cityFactors, monthFactors, type PricedCountry } from '@app/domain/travel-prices'

import packed from '../../packed/trip-prices.json' with { type: 'json' }
import { allowancesFor, PER_DIEM_SOURCE, perDiemOf } from '../per-diem/index.ts'

export const ALLOWANCE_SOURCE = PER_DIEM_SOURCE

type Destination = {
  readonly id: string
  readonly name: string
  /** ISO 3166-1, the main one first. */
  readonly countries: readonly string[]
  readonly kind: string
  readonly division: string | null
  readonly days: { readonly least: number; readonly ideal: number }
  readonly avoidMonths: string
  readonly freeSights: number
}

const countries = new Map(packed.countries.map((line) => [line.slice(0, 2), line]))
const destinations = packed.destinations.map(toDestination)
const byId = new Map(destinations.map((each) => [each.id, each]))
let codes: ReadonlyMap<string, string> | undefined

/** Undefined for a country that the guide does not cover. */
export function pricedCountry(code: string): PricedCountry | undefined {
  const [, currency = '', asOf = '', ...cells] = countries.get(code)?.split('|') ?? []
  if (currency === '') return undefined
  const prices = COUNTRY_WORDS.PRICE_ITEMS.map((item, index) => [item, parsePrice(cells[index] ?? '')] as const)
  return { code, currency, asOf, prices: Object.fromEntries(prices) as GuideCountry['prices'] }
}

/** `Lisbon, Portugal`, `Bali` or `Greece`; null for a place of no country that we have prices for. */
export function readPricedPlace(text: string): PricedPlace | null {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const [name = ''] = parts
  const country = codeOf(parts.at(-1) ?? '')
  if (parts.length === 1) {
    if (country !== null) return placeOf(country, null, null)
    const known = destinationNamed(name, null)
    return known ? placeOf(known.countries[0] ?? '', known, known.name) : null
  }
  return country === null ? null : placeOf(country, destinationNamed(name, country), name)
}

export function pricedDestination(id: string): PricedPlace | null {
  const found = byId.get(id)
  return found ? placeOf(found.countries[0] ?? '', found, found.name) : null
}

/** A destination of the guide, or else its whole country. */
export function pricedPlaceOf(country: string, destinationId: string | null): PricedPlace | null {
  return (destinationId === null ? null : pricedDestination(destinationId)) ?? placeOf(country, null, null)
}

/** Ways with a fare that begin or end at this destination, told from its side. */
export function waysOf(destinationId: string): readonly PricedWay[] {
  return packed.legs.flatMap((line) => {
    const [from = '', to = '', mode, minutes, price = '', usual, isBothWays] = line.split('|')
    const other = from === destinationId ? to : to === destinationId && isBothWays === 'b' ? from : null
    const fare = other === null ? null : parsePrice(price)
    if (other === null || fare === null) return []
    return [
      { otherId: other, mode: mode as GuideMode, minutes: Number(minutes), price: fare, usualOrder: Number(usual) },
    ]
  })
}

/** Countries with prices, by their English names. */
export function pricedCountries(): readonly { readonly code: string; readonly name: string }[] {
  return [...countries.keys()].map((code) => ({ code, name: countryNameIn(code, 'en') }))
}

function placeOf(country: string, destination: Destination | null, name: string | null): PricedPlace | null {
  const guide = pricedCountry(country)
  if (!guide) return null
  const asked = { country, division: destination?.division ?? null, name: destination?.name ?? name ?? '' }
  const allowances = name === null ? null : allowancesFor(asked)
  return {
    id: destination?.id ?? null,
    name: destination?.name ?? name,
    guide,
    factors: cityFactors(allowances?.city ?? null, allowances?.country ?? []),
    lodgingByMonth: monthFactors(perDiemOf(asked)),
    days: destination?.days ?? null,
    avoidMonths: destination ? ((parseMonthReasons(destination.avoidMonths) ?? []) as readonly AvoidMonths[]) : [],
    freeSights: destination?.freeSights ?? 0,
  }
}

function destinationNamed(name: string, country: string | null): Destination | null {
  const wanted = foldText(name)
  const isHere = ({ countries: own }: Destination): boolean => country === null || own.includes(country)
  const isNamed = (each: Destination): boolean =>
    [each.name, ...each.name.split(/ & |, |: /)].some((own) => foldText(own) === wanted)
  return (
    destinations.find((each) => isHere(each) && foldText(each.name) === wanted) ??
    destinations.find((each) => isHere(each) && isNamed(each)) ??
    null
  )
}

function codeOf(name: string): string | null {
  codes ??= new Map(pricedCountries().map((each) => [foldText(each.name), each.code]))
  return codes.get(foldText(name)) ?? null
}

function toDestination(line: string): Destination {
  const [id = '', name = '', codesOf = '', kind = '', division, least, ideal, avoidMonths = '', free] = line.split('|')
  return {
    id,
    name,
    countries: codesOf.split(';'),
    kind,
    division: division || null,
    days: { least: Number(least), ideal: Number(ideal) },
    avoidMonths,
    freeSights: Number(free),
  }
}
