/** What a traveller has to know before the plan: a place that the guide does not have, or too few days. */
import { distanceKm } from '@app/domain/kernel'
import { readAsk } from '@app/domain/trip-draft'
import type { Notice, TripRequest } from '@app/domain/trip-request'

import type { GuideEntry } from '../guide/index.ts'
import type { DestinationFinder } from './find-destination.ts'
import { isWholeNamed } from './names-in-sentence.ts'
import type { Outside } from './trip-ends.ts'

const ROUND_KM = 10
const SAME_COUNTRY_KM = 900
/** A suburb needs no notice. */
const LEAST_KM = 20
/** A round that is all of it or nothing. */
const WHOLE =
  /(?<!\p{L})(?:whole|entire|all (?:of|around|the way)|full|complete|ring road|round the|ganze|rund um|komplett|tout(?:e)? (?:le|la|l)|tour complet|toda?|entera?|tutta|intero|inteira?|hele|hela|cal[ya]|cel[áéýou]|вс[юеё]|вокруг)(?!\p{L})/iu

export function noticesWith({ notices = [] }: TripRequest, more: readonly Notice[]): Pick<TripRequest, 'notices'> {
  const all = [...notices, ...more]
  return all.length > 0 ? { notices: all } : {}
}

/** Each town outside the guide, with the nearest place that it knows. */
export function unknownPlaces(
  places: readonly Pick<Outside, 'city' | 'name'>[],
  { done }: DestinationFinder,
): readonly Notice[] {
  return places.flatMap(({ name, city: { country, coordinates } }): readonly Notice[] => {
    const all = done
      .map((entry) => ({ entry, km: distanceKm(entry.coordinates, coordinates) }))
      .toSorted((one, other) => one.km - other.km)
    // Over a border the way is longer than the map says.
    const nearest = all.find(({ entry, km }) => km <= SAME_COUNTRY_KM && entry.countries.includes(country)) ?? all[0]
    if (!nearest || nearest.km < LEAST_KM) return []
    const km = Math.max(ROUND_KM, Math.round(nearest.km / ROUND_KM) * ROUND_KM)
    return [{ kind: 'unknown-place', name, nearest: nearest.entry.name, km }]
  })
}

/** "The whole ring road in 3 days". */
export function tooShort(request: TripRequest, entries: readonly GuideEntry[], sentence: string): readonly Notice[] {
  if (!WHOLE.test(sentence)) return []
  const days = readAsk(request).dayCount
  return entries.flatMap((entry): readonly Notice[] => {
    const isRound = entry.kind === 'country-route' || entry.kind === 'region' || entry.kind === 'island'
    if (!isRound || days >= entry.days.least || !isWholeNamed(entry, sentence)) return []
    return [{ kind: 'too-short', name: entry.name, leastDays: entry.days.least, days }]
  })
}
