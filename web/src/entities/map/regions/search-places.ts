import type { RegionPlace } from '@app/contracts/map-regions'
import { distanceKm } from '@app/domain/kernel'

import type { LatLng } from '../map-marker.ts'
import { packDb } from '../packs/pack-db.ts'

/** What travellers look for, with the kinds of OpenStreetMap that mean it and the words that they use for it. */
export const PLACE_KINDS = [
  ['pharmacy', ['pharmacy', 'chemist'], ['pharmacy', 'chemist', 'drugstore', 'apotheke', 'pharmacie', 'farmacia']],
  [
    'atm',
    ['atm', 'bank', 'currency_exchange'],
    ['atm', 'cash', 'cash machine', 'bank', 'money', 'geldautomat', 'cajero'],
  ],
  ['hospital', ['hospital', 'clinic', 'doctors'], ['hospital', 'doctor', 'clinic', 'krankenhaus', 'hôpital']],
  ['police', ['police'], ['police', 'polizei', 'policía']],
  ['toilets', ['toilets'], ['toilet', 'toilets', 'wc', 'bathroom', 'restroom']],
  ['water', ['drinking_water'], ['water', 'drinking water', 'fountain']],
  [
    'supermarket',
    ['supermarket', 'mall', 'market', 'convenience', 'grocery'],
    ['supermarket', 'groceries', 'shop', 'market'],
  ],
  ['food', ['restaurant', 'fast_food', 'food_court'], ['restaurant', 'food', 'eat', 'dinner', 'lunch']],
  ['cafe', ['cafe', 'bakery'], ['cafe', 'café', 'coffee', 'bakery']],
  [
    'station',
    ['station', 'railway', 'subway', 'bus_station', 'halt', 'tram_stop'],
    ['station', 'train', 'metro', 'bus', 'subway'],
  ],
  ['hotel', ['hotel', 'hostel', 'guesthouse', 'guest_house', 'lodging'], ['hotel', 'hostel', 'sleep']],
  ['post', ['post_office', 'post'], ['post', 'post office', 'stamps']],
] as const satisfies readonly (readonly [string, readonly string[], readonly string[]])[]
export type PlaceKind = (typeof PLACE_KINDS)[number][0]

export type FoundRegionPlace = {
  readonly name: string
  readonly kind: string
  readonly position: LatLng
  readonly km: number
  readonly openingHours: string
  readonly address: string
}

const MOST_FOUND = 30

/** Places by name or kind, the nearest first. Everything comes from this device. */
export async function searchPlaces(
  files: readonly string[],
  query: PlaceKind | { readonly text: string },
  /** Null: the middle of the places that there are, because the middle of a map may be the sea. */
  from: LatLng | null,
): Promise<readonly FoundRegionPlace[]> {
  const db = await packDb()
  const lists = await Promise.all(files.map((file) => db.get('places', file)))
  const isWanted = typeof query === 'string' ? isOfKind(query) : isMeant(query.text)
  const places = lists.flatMap((list) => list ?? [])
  const start = from
    ? { latitude: from.lat, longitude: from.lng }
    : {
        latitude: medianOf(places.map(([, , latitude]) => latitude)),
        longitude: medianOf(places.map((place) => place[3])),
      }
  return places
    .filter(isWanted)
    .map(([name, kind, latitude, longitude, openingHours, address]) => {
      const km = distanceKm(start, { latitude, longitude })
      return { name, kind, position: { lat: latitude, lng: longitude }, km, openingHours, address }
    })
    .toSorted((a, b) => a.km - b.km)
    .slice(0, MOST_FOUND)
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function isOfKind(wanted: PlaceKind): (place: RegionPlace) => boolean {
  const kinds: readonly string[] = PLACE_KINDS.find(([kind]) => kind === wanted)?.[1] ?? []
  return ([, kind]) => kinds.includes(kind)
}

/** A word for a kind means all of it; anything else is part of a name, or a kind that we have no word for. */
function isMeant(text: string): (place: RegionPlace) => boolean {
  const wanted = fold(text)
  if (wanted === '') return () => false
  const meant = PLACE_KINDS.find(([, , words]) =>
    words.some((word) => fold(word) === wanted || `${fold(word)}s` === wanted),
  )
  if (meant) return isOfKind(meant[0])
  return ([name, kind]) => fold(name).includes(wanted) || kind.replaceAll('_', ' ') === wanted
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
