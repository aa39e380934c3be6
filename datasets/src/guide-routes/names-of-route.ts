/** What a request names inside its destinations: sights, excursions, towns and regions. */
import { foldText } from '@app/domain/place-search'
import type { TripRequest } from '@app/domain/trip-request'
import type { RouteTables } from '@app/domain/trip-routes'

import type { GuideEntry } from '../guide/index.ts'

const SHORTEST_MUST = 4

/** The Garden Route, wished for beside Cape Town and Johannesburg, is a part of South Africa to sleep in. */
export function wishedDestinations(
  { mustSee, unread = [] }: TripRequest,
  entries: readonly GuideEntry[],
  { destinations }: RouteTables,
): readonly string[] {
  const wishes = [...mustSee, ...unread].map(({ value }) => foldText(value))
  const wholes = entries.filter(({ kind }) => kind !== 'city').map(({ id }) => id)
  return destinations
    .filter(({ id, parentId, kind, name, localName, otherNames }) => {
      if (kind === 'country-route' || wholes.includes(id) || !wholes.includes(parentId ?? '')) return false
      return [name, localName, ...name.split(' & '), ...otherNames.map((other) => other.name)].some(
        (each) => each !== null && wishes.includes(foldText(each)),
      )
    })
    .map(({ id }) => id)
}

/** Machu Picchu without Cusco, or Capri without the Amalfi Coast, means that part of the destination. */
export function partsNamed(
  destinations: TripRequest['destinations'],
  entries: readonly GuideEntry[],
): readonly string[] {
  const names = destinations.map(({ value }) => value.name)
  const isWhole = (name: string): boolean =>
    entries.some((entry) => foldText(entry.name.split(' & ')[0] ?? '').includes(foldText(name)))
  return names.filter((name, index) => destinations[index]?.value.regionId !== undefined && !isWhole(name))
}

/** The best known of the sights and excursions of that name, or of the town of that name; one word alone has to be all of it. */
export function idsNamed(
  words: string,
  { sights, dayTrips, areas }: RouteTables,
  asked: ReadonlySet<string>,
  isGuess = false,
): readonly string[] {
  const wanted = plain(words.replaceAll(OF_A_VISIT, ' '))
  if (wanted.trim().length < SHORTEST_MUST) return []
  const isSure = !isGuess || plain(words).trim().includes(' ')
  const isWhole = (name: string | null): boolean =>
    name !== null && [name, ...name.split(/ & |, |: | \(/)].some((part) => plain(part) === wanted)
  const isNamed = (name: string | null): boolean =>
    name !== null && (isWhole(name) || (isSure && plain(name).includes(wanted)))
  const found = [
    ...sights.map((row) => ({
      row,
      names: [row.name, row.localName, ...row.otherNames.map((other) => other.name)],
    })),
    ...dayTrips.map((row) => ({ row, names: [row.name] })),
  ]
  const named = found.filter(({ names }) => names.some(isNamed))
  const town = areas.find(({ name, localName }) => isNamed(name) || isNamed(localName))
  const inTown = found.filter(
    ({ row }) => 'areaId' in row && town?.destinationId === row.destinationId && town.id === row.areaId,
  )
  const rank = ({ row, names }: (typeof found)[number]): number =>
    (asked.has(row.destinationId) ? 20 : 0) + (names.some(isWhole) ? 10 : 0) + row.importance
  return (named.length > 0 ? named : inTown)
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, 1)
    .map(({ row }) => row.id)
}

const OF_A_VISIT =
  /(?<!\p{L})(?:\d+ (?:days?|nights?|tage?|n[aä]chte?|jours?|nuits?|d[ií]as?|noches?)|day|excursions?|experiences?|tours?|trips?|visits?)(?!\p{L})/giu
const plain = (words: string): string =>
  ` ${foldText(words)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
