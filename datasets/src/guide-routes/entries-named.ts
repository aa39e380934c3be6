/** The destinations of the guide that a request names. */
import { distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import type { Destination, NamedPlace, Said, TripRequest } from '@app/domain/trip-request'

import type { Guide, GuideEntry } from '../guide/index.ts'
import { baseKeyOf } from './base-key.ts'
import { type DestinationFinder, placeEntry } from './find-destination.ts'

type Found = readonly (GuideEntry | null)[]

/** In the order of the destinations; null for a town outside the guide. */
export function entriesOf(
  request: TripRequest,
  { sentence, finder, guide }: Omit<Naming, 'countries'>,
): Promise<Found> {
  const countries = request.destinations.flatMap(({ value }) => value.country ?? [])
  return Promise.all(
    request.destinations.map(
      async (said) => entryOf(said, { sentence, finder, guide, countries }) ?? (await regionOf(said.value, guide)),
    ),
  )
}

type Naming = {
  readonly guide: Guide
  readonly sentence: string
  readonly finder: DestinationFinder
  /** Of the other destinations: San José with Costa Rica is not the one in California. */
  readonly countries: readonly string[]
}

function entryOf({ value, span }: Said<NamedPlace>, { sentence, finder, countries }: Naming): GuideEntry | null {
  const same = value.city && !countries.includes(value.city.country) ? finder.named(value.name) : null
  if (same?.countries.some((code) => countries.includes(code))) return same
  return finder.around(sentence, span.start, span.end) ?? placeEntry(value, finder)
}

/** Naxos is no destination of the guide, but a town of its Cyclades. */
async function regionOf({ name, city }: Destination, guide: Guide): Promise<GuideEntry | null> {
  const country = city && (await guide.country(city.country))
  const key = country && city ? baseKeyOf({ name, city }, country) : null
  return (key && guide.find(key.split('/')[0] ?? '')) || null
}

/** Iguazú, wished for with Buenos Aires, is a destination of its own. */
export function wishedEntries(
  { mustSee, destinations }: TripRequest,
  named: readonly GuideEntry[],
  finder: DestinationFinder,
): readonly GuideEntry[] {
  const countries = named.map(({ countries: [first] }) => first)
  const isOpen = destinations.every(({ value }) => value.nights === null)
  const found = mustSee.flatMap(({ value }) => finder.named(value) ?? regionIn(value, finder) ?? [])
  const isFar = (entry: GuideEntry): boolean =>
    named.every(({ coordinates, radiusKm }) => distanceKm(coordinates, entry.coordinates) > Math.max(radiusKm, NEAR_KM))
  const isAround = ({ id }: GuideEntry): boolean => named.some(({ parentId }) => parentId === id)
  return found.filter(
    (entry) =>
      isOpen && countries.includes(entry.countries[0]) && (isFar(entry) || isAround(entry)) && !named.includes(entry),
  )
}

/** "New Zealand South Island" is the South Island. */
function regionIn(words: string, finder: DestinationFinder): GuideEntry | null {
  const entry = words.includes(' ') ? finder.inside(words, null) : null
  return entry && entry.kind !== 'city' && entry.kind !== 'country-route' ? entry : null
}

/** Near enough for a day. */
const NEAR_KM = 80

/** "San José" of Costa Rica is not San Jose of California as well. */
export function isNamesake({ name, city }: Destination, named: readonly GuideEntry[]): boolean {
  return named.some(
    (entry) => foldText(entry.name) === foldText(name) && !entry.countries.includes(city?.country ?? ''),
  )
}
