import { type Coordinates, distanceKm } from '@app/domain/kernel'
import { factsOfKind, usualHours, usualPrice } from '@app/domain/place-kinds'
import type { TripPlace } from '@app/domain/trip'

import type { CitySights } from '../city-sights/index.ts'
import { findCountry } from '../countries/index.ts'
import type { OsmPlaces } from '../osm-places/index.ts'
import type { Places } from '../places/index.ts'
import { priceFactsOf } from '../price-levels/index.ts'
import type { Candidate } from './candidate.ts'
import { candidatesOfGuides, candidatesOfHeritage, candidatesOfMap, candidatesOfSights } from './find-candidates.ts'
import { mergeCandidates } from './merge-candidates.ts'
import { oncePerName } from './once-per-name.ts'

export const MOST_SIGHTS = 120
export const MOST_FOOD = 80
const MOST_DRINK = 15
/** `lookedAt`: before doubles are found; what is named least would not be shown anyway. */
export type MostPlaces = { readonly sights: number; readonly food: number; readonly lookedAt: number }
const MOST: MostPlaces = { sights: MOST_SIGHTS, food: MOST_FOOD, lookedAt: 700 }

const OWN_TOWN_KM = 5
const NEXT_TOWN_KM = 9
const FARTHER_OFF = 0.6
const TENTH_RENOWN = 0.5
const MOST_RAISED = 5
const RAISED_TO = 0.85

export type TripPlaceTables = {
  readonly sights: CitySights
  readonly guides: readonly Places[]
  readonly map?: OsmPlaces
  /** What a map server knows today, where one was asked. */
  readonly live?: readonly Candidate[]
}

export type TripPlaceCity = {
  readonly cityId: number | null
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly coordinates: Coordinates
}

/** What a day in a city can be made of: sights, the best known first, then tables for meals. */
export function tripPlaces(
  { sights, guides, map, live = [] }: TripPlaceTables,
  city: TripPlaceCity,
  most: MostPlaces = MOST,
): readonly TripPlace[] {
  const at = city.coordinates
  const listed = candidatesOfSights(sights, city.cityId, at)
  const tables = [
    ...candidatesOfGuides(guides, city.cityId, at),
    ...candidatesOfHeritage(city.cityId, at, listed.length > 0),
    ...(map ? candidatesOfMap(map, at) : []),
    ...live,
  ].toSorted((a, b) => b.renown - a.renown || (a.id < b.id ? -1 : 1))
  // What was written by hand comes first, so that the tables add to it and not it to them.
  const found = oncePerName([...listed, ...tables])
  const ofRole = (role: string): readonly Candidate[] => found.filter(({ kind }) => factsOfKind(kind).role === role)
  const level = priceLevelOf(city.country)
  const pick = (candidates: readonly Candidate[], count: number): readonly TripPlace[] =>
    mergeCandidates(candidates.slice(0, most.lookedAt))
      .toSorted((a, b) => b.renown - a.renown)
      .slice(0, count)
      .map((candidate) => toTripPlace(candidate, level))
  const drinks = pick(ofRole('drink'), MOST_DRINK)
  const known = pick(ofRole('sight'), most.sights)
  return [
    ...(listed.length > 0 ? known : raised(nearFirst(known, at))),
    ...pick(ofRole('food'), most.food - drinks.length),
    ...drinks,
  ]
}

/** Without a list, the sights of the large neighbour would fill the days of the small town that was asked for. */
function nearFirst(known: readonly TripPlace[], at: Coordinates): readonly TripPlace[] {
  return known
    .map((place) => {
      const km = distanceKm(place.coordinates, at)
      const share = km > NEXT_TOWN_KM ? FARTHER_OFF / 2 : km > OWN_TOWN_KM ? FARTHER_OFF : 1
      return { ...place, renown: Math.round(place.renown * share * 100) / 100 }
    })
    .toSorted((one, other) => other.renown - one.renown)
}

/** Few lists name a small town at all; there its tenth sight is as much of a reason to come as that of a large one. */
function raised(known: readonly TripPlace[]): readonly TripPlace[] {
  const tenth = known[Math.min(9, known.length - 1)]?.renown ?? 1
  const factor = Math.max(1, Math.min(MOST_RAISED, TENTH_RENOWN / Math.max(0.01, tenth)))
  return known.map((place) => ({
    ...place,
    renown: Math.max(place.renown, Math.round(Math.min(RAISED_TO, place.renown * factor) * 100) / 100),
  }))
}

function toTripPlace(candidate: Candidate, priceLevel: number): TripPlace {
  const { id, name, otherNames, coordinates, kind, openingHours, renown, sources, guidance } = candidate
  const facts = factsOfKind(kind)
  const usual = guidance
    ? guidance.usualHours && { text: guidance.usualHours, basis: 'usual' as const }
    : usualHours(kind)
  const price = candidate.isFree
    ? { minorUnits: 0, currency: 'USD' }
    : (guidance?.price ?? usualPrice(kind, priceLevel))
  return {
    id,
    name,
    ...(otherNames.length > 0 ? { otherNames } : {}),
    coordinates,
    kind,
    hours: openingHours === null ? usual || null : { text: openingHours, basis: 'source' },
    visitMinutes: guidance?.visitMinutes ?? facts.visitMinutes,
    price,
    ...(price ? { priceBasis: candidate.isFree ? ('source' as const) : ('usual' as const) } : {}),
    ...(guidance ? { fact: guidance.fact } : {}),
    isIndoor: guidance?.isIndoor ?? facts.isIndoor,
    ...(candidate.wheelchair && { wheelchair: candidate.wheelchair }),
    ...(candidate.diets && { diets: candidate.diets }),
    renown: Math.round(renown * 100) / 100,
    sources,
  }
}

/** Against the United States, by what one burger costs; where nobody sells it, between rich and poor. */
function priceLevelOf(country: string): number {
  const isEuro = findCountry(country)?.currencies.includes('EUR') ?? false
  const here = priceFactsOf(country)?.burger ?? (isEuro ? priceFactsOf('EU')?.burger : undefined)
  const there = priceFactsOf('US')?.burger
  return here && there ? here.usdCents / there.usdCents : 0.7
}
