import { type Coordinates, distanceKm } from '@app/domain/kernel'
import { factsOfKind } from '@app/domain/place-kinds'
import type { PriceFinding } from '@app/domain/travel-prices'
import type { TripPlace } from '@app/domain/trip'

import type { CitySights } from '../city-sights/index.ts'
import type { OsmPlaces } from '../osm-places/index.ts'
import type { Places } from '../places/index.ts'
import type { Candidate } from './candidate.ts'
import { candidatesOfGuide } from './candidates-of-guide.ts'
import { eatingAreas } from './eating-areas.ts'
import { candidatesOfGuides, candidatesOfHeritage, candidatesOfMap, candidatesOfSights } from './find-candidates.ts'
import type { GuideAround } from './guide-around.ts'
import { mergeCandidates } from './merge-candidates.ts'
import { oncePerName } from './once-per-name.ts'
import { isUnreadable, type ShownFor, toTripPlace } from './to-trip-place.ts'

export const MOST_SIGHTS = 120
export const MOST_FOOD = 80
const MOST_DRINK = 15
/** `lookedAt`: the number considered before duplicates are merged; the least known would not be shown anyway. */
export type MostPlaces = { readonly sights: number; readonly food: number; readonly lookedAt: number }
const MOST: MostPlaces = { sights: MOST_SIGHTS, food: MOST_FOOD, lookedAt: 700 }

export type TripPlaceOptions = {
  readonly most?: MostPlaces
  /** ISO 639; English by default. */
  readonly language?: string
  /**
   * To recognise places of a pasted plan: includes old restaurants and names in other languages, which
   * are never proposed to a traveller.
   */
  readonly isForReading?: boolean
  /** Prices that were dropped, or that two sources give differently. */
  readonly report?: (finding: PriceFinding) => void
}

const OWN_TOWN_KM = 5
const NEXT_TOWN_KM = 9
const FARTHER_OFF = 0.6
const TENTH_RENOWN = 0.5
const MOST_RAISED = 5
const RAISED_TO = 0.85
/** A town with fewer sights in the guide uses those of the next town. */
const LEAST_OF_GUIDE = 6
/** The maximum renown of sights that the editors left out: below a sight of special interest. */
const MOST_BESIDE_GUIDE = 0.2

export type TripPlaceTables = {
  readonly sights: CitySights
  readonly guides: readonly Places[]
  /** The guide's entries around the city. */
  readonly guide?: GuideAround
  readonly map?: OsmPlaces
  /** Current places from a map server, if one was asked. */
  readonly live?: readonly Candidate[]
}

export type TripPlaceCity = {
  readonly cityId: number | null
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly coordinates: Coordinates
}

/** The places for days in a city: sights, the best known first, then restaurants. */
export function tripPlaces(
  { sights, guides, guide, map, live = [] }: TripPlaceTables,
  city: TripPlaceCity,
  { most = MOST, language = 'en', isForReading = false, report = () => undefined }: TripPlaceOptions = {},
): readonly TripPlace[] {
  const at = city.coordinates
  const edited = guide ? candidatesOfGuide(guide, at) : []
  const byHand = candidatesOfSights(sights, city.cityId, at)
  const isEdited = edited.length >= LEAST_OF_GUIDE
  const listed = [...edited, ...(isEdited ? byHand.map(besideGuide) : byHand)]
  const tables = [
    ...candidatesOfGuides(guides, city.cityId, at, isForReading ? 'sights-and-tables' : 'sights'),
    ...candidatesOfHeritage(city.cityId, at, listed.length > 0),
    ...(map ? candidatesOfMap(map, at) : []).filter((place) => isForReading || isCurrentTable(place)),
    ...live,
    ...(guide && !isForReading ? eatingAreas([...guides, ...(map ? [map] : [])], guide, at) : []),
  ].toSorted((a, b) => b.renown - a.renown || (a.id < b.id ? -1 : 1))
  // Editorial entries come first, so that tables add to them and not the reverse.
  const found = oncePerName([...listed, ...tables])
  const ofRole = (role: string): readonly Candidate[] => found.filter(({ kind }) => factsOfKind(kind).role === role)
  const shown: ShownFor = { language, prices: guide?.prices ?? null, report }
  const pick = (candidates: readonly Candidate[], count: number): readonly TripPlace[] =>
    mergeCandidates(candidates.slice(0, most.lookedAt))
      .filter(
        (candidate) => isForReading || !(isUnreadable(candidate, language) || (isEdited && isDrawnOnly(candidate))),
      )
      .toSorted((a, b) => b.renown - a.renown)
      .slice(0, count)
      .map((candidate) => toTripPlace(candidate, shown))
  const drinks = pick(ofRole('drink'), MOST_DRINK)
  const known = pick(ofRole('sight'), most.sights)
  return [
    ...(byHand.length > 0 || isEdited ? known : raised(nearFirst(known, at))),
    ...pick(ofRole('food'), most.food - drinks.length),
    ...drinks,
  ]
}

/** Restaurants open and close: one is proposed only if a recent source has its hours or diets. */
function isCurrentTable({ kind, openingHours, diets }: Candidate): boolean {
  const { role } = factsOfKind(kind)
  return role === 'sight' || openingHours !== null || diets !== undefined
}

/** A place on the map without an encyclopaedia entry is not proposed where the editors have a list. */
function isDrawnOnly({ kind, wikidataId, sources }: Candidate): boolean {
  return factsOfKind(kind).role === 'sight' && wikidataId === null && sources.join() === 'osm-places'
}

function besideGuide(candidate: Candidate): Candidate {
  return { ...candidate, renown: Math.min(MOST_BESIDE_GUIDE, candidate.renown) }
}

/** Without a list, sights of a large neighbour would fill the days of a small town. */
function nearFirst(known: readonly TripPlace[], at: Coordinates): readonly TripPlace[] {
  return known
    .map((place) => {
      const km = distanceKm(place.coordinates, at)
      const share = km > NEXT_TOWN_KM ? FARTHER_OFF / 2 : km > OWN_TOWN_KM ? FARTHER_OFF : 1
      return { ...place, renown: Math.round(place.renown * share * 100) / 100 }
    })
    .toSorted((one, other) => other.renown - one.renown)
}

/** A small town is in few lists; its tenth sight is as good a reason to visit as that of a large town. */
function raised(known: readonly TripPlace[]): readonly TripPlace[] {
  const tenth = known[Math.min(9, known.length - 1)]?.renown ?? 1
  const factor = Math.max(1, Math.min(MOST_RAISED, TENTH_RENOWN / Math.max(0.01, tenth)))
  return known.map((place) => ({
    ...place,
    renown: Math.max(place.renown, Math.round(Math.min(RAISED_TO, place.renown * factor) * 100) / 100),
  }))
}
