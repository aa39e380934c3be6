import type { GuideCountry, GuideDestination, GuideLeg } from '@app/domain/guide'

import type { ReadPacked } from '../columns/read-packed.ts'
import { guideFile, INDEX_FILE } from './guide-file.ts'
import { type GuideEntry, type GuideIndex, openIndex } from './guide-index.ts'
import { type GuidePart, type GuideTables, readGuideFile } from './read-guide-file.ts'

/** Everything of one country, with the month in which it was edited. */
export type CountryGuide = GuideTables & { readonly asOf: string; readonly country: GuideCountry }

/** Everything about one destination, including food and events of the whole country. */
export type DestinationGuide = Omit<GuideTables, 'destinations'> & {
  readonly asOf: string
  readonly destination: GuideDestination
  readonly country: GuideCountry
}

export type Guide = GuideIndex & {
  readonly find: (id: string) => GuideEntry | undefined
  /** Undefined for a country that the guide does not cover. */
  readonly country: (code: string) => Promise<CountryGuide | undefined>
  /** Of the country alone, without its destinations: one file however large it is. */
  readonly facts: (code: string) => Promise<GuideCountry | undefined>
  /** Reads the file of the country, and the part that holds this destination. */
  readonly destination: (id: string) => Promise<DestinationGuide | undefined>
}

/** The index now, and the files of a country on demand. */
export async function loadGuide(read: ReadPacked): Promise<Guide> {
  const index = openIndex(await read(INDEX_FILE))
  const byId = new Map(index.destinations.map((entry) => [entry.id, entry]))
  const known = new Set(index.countries)
  const part = keepParts(read)
  /** Antarctica has no facts of its own: those of the country from which one travels there hold. */
  const gatewayOf = (id: string, { legs }: GuidePart): string | undefined =>
    legs
      .filter(({ to, exists }) => to.destinationId === id && exists !== 'no')
      .flatMap(({ from }) => byId.get(from.destinationId)?.countries ?? [])
      .find((each) => known.has(each))
  const country = async (code: string): Promise<CountryGuide | undefined> => {
    if (!known.has(code)) return undefined
    const first = await part(code, 0)
    const numbers = Array.from({ length: first.moreParts }, (_, more) => more + 1)
    return whole(first, await Promise.all(numbers.map((number) => part(code, number))))
  }
  const destination = async (id: string): Promise<DestinationGuide | undefined> => {
    const entry = byId.get(id)
    const [code] = entry?.countries ?? []
    if (!entry || code === undefined) return undefined
    const [first, own] = await Promise.all([part(code, 0), part(code, entry.part)])
    const withFacts = known.has(code) ? code : gatewayOf(id, own)
    if (withFacts === undefined) return undefined
    const practical = withFacts === code ? first : await part(withFacts, 0)
    return onlyOf(entry, { first, own, practical })
  }
  const facts = async (code: string): Promise<GuideCountry | undefined> =>
    known.has(code) ? countryOf(await part(code, 0)) : undefined
  return { ...index, facts, find: (id) => byId.get(id), country, destination }
}

/** A file is read once. A failed read is retried. */
function keepParts(read: ReadPacked): (country: string, part: number) => Promise<GuidePart> {
  const parts = new Map<string, Promise<GuidePart>>()
  return (country, part) => {
    const file = guideFile(country, part)
    const kept = parts.get(file)
    if (kept) return kept
    const reading = read(file).then(readGuideFile)
    parts.set(file, reading)
    reading.catch(() => parts.delete(file))
    return reading
  }
}

function countryOf({ country }: GuidePart): GuideCountry {
  if (!country) throw new RangeError('not the first part of a country')
  return country
}

function whole(first: GuidePart, others: readonly GuidePart[]): CountryGuide {
  const parts = [first, ...others]
  const legs = parts.flatMap((part) => part.legs)
  return {
    asOf: first.asOf,
    country: countryOf(first),
    destinations: parts.flatMap((part) => part.destinations),
    sights: parts.flatMap((part) => part.sights),
    dayTrips: parts.flatMap((part) => part.dayTrips),
    transfers: parts.flatMap((part) => part.transfers),
    legs: [...new Map(legs.map((leg) => [keyOf(leg), leg])).values()],
    areas: parts.flatMap((part) => part.areas),
    food: parts.flatMap((part) => part.food),
    events: parts.flatMap((part) => part.events),
    routes: parts.flatMap((part) => part.routes),
  }
}

/** A leg between two parts is in both. */
function keyOf({ from, to, mode }: GuideLeg): string {
  return [from.destinationId, from.areaId, to.destinationId, to.areaId, mode].join(' ')
}

type Parts = { readonly first: GuidePart; readonly own: GuidePart; readonly practical: GuidePart }

function onlyOf({ id, countries }: GuideEntry, { first, own, practical }: Parts): DestinationGuide | undefined {
  const destination = first.destinations.find((row) => row.id === id)
  if (!destination) return undefined
  const isHere = (row: { readonly destinationId: string }): boolean => row.destinationId === id
  const shared = own === first ? [first] : [own, first]
  const isInScope = ({ scope }: { readonly scope: string }): boolean => scope === id || countries.includes(scope)
  return {
    asOf: first.asOf,
    destination,
    country: countryOf(practical),
    sights: own.sights.filter(isHere),
    dayTrips: own.dayTrips.filter(isHere),
    transfers: own.transfers.filter(isHere),
    legs: own.legs.filter(({ from, to }) => from.destinationId === id || to.destinationId === id),
    areas: own.areas.filter(isHere),
    food: shared.flatMap((part) => part.food).filter(isInScope),
    events: shared.flatMap((part) => part.events).filter(isInScope),
    routes: first.routes.filter((route) => isHere(route) || route.stops.some(isHere)),
  }
}
