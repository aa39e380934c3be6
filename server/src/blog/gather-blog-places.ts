import type { BlogPlace } from '@app/contracts/blog/blog'
import { countriesOf } from '@app/datasets/destination-search'
import type { GuideEntry } from '@app/datasets/guide'
import type { GuideSight } from '@app/domain/guide'
import { foldText } from '@app/domain/place-search'

import { loadPlaces } from '../places/ask-places.ts'

/** What the guide knows about a place now, without the day of the check. */
export type BlogPlaceFacts = Omit<BlogPlace, 'checkedOn' | 'isKnown'>

const MOST_FOUND = 12
/** Files of countries are large, so sights are searched only in the destinations that a query names. */
const MOST_DESTINATIONS = 3

/** Null for a place that the guide does not have, or has no more. */
export async function gatherBlogPlace(id: string): Promise<BlogPlaceFacts | null> {
  const { inGuide } = await loadPlaces()
  const [destinationId = '', sightName] = id.split('.')
  const entry = inGuide.guide.find(destinationId)
  if (!entry) return null
  const own = await inGuide.guide.destination(destinationId)
  if (sightName === undefined) return destinationFacts(entry, own?.asOf ?? '', inGuide.path(entry))
  const sight = own?.sights.find((each) => each.id === id)
  return own && sight ? sightFacts(sight, entry, own.asOf, inGuide.path(entry)) : null
}

/** Destinations whose name begins with the query, then sights: "belem" in any destination named, or "lisbon tram". */
export async function findBlogPlaces(query: string): Promise<readonly BlogPlaceFacts[]> {
  const { inGuide } = await loadPlaces()
  const wanted = foldText(query)
  if (wanted.length < 2) return []
  const named = inGuide.guide.destinations.filter((entry) => namesOf(entry).some((name) => name.startsWith(wanted)))
  const around = inGuide.guide.destinations.filter((entry) =>
    namesOf(entry).some((name) => name.length > 2 && wanted.startsWith(`${name} `)),
  )
  const sights: BlogPlaceFacts[] = []
  for (const entry of [...around, ...named].slice(0, MOST_DESTINATIONS)) {
    const own = await inGuide.guide.destination(entry.id)
    const rest = around.includes(entry) ? wanted.slice(foldText(entry.name).length).trim() : ''
    for (const sight of own?.sights ?? [])
      if (rest === '' || foldText(`${sight.name} ${sight.localName ?? ''}`).includes(rest))
        sights.push(sightFacts(sight, entry, own?.asOf ?? '', inGuide.path(entry)))
  }
  const destinations = await Promise.all(named.slice(0, 4).map(({ id }) => gatherBlogPlace(id)))
  return [...destinations.filter((place) => place !== null), ...sights].slice(0, MOST_FOUND)
}

function namesOf({ name, localName, otherNames }: GuideEntry): readonly string[] {
  return [name, localName ?? '', ...otherNames.map((other) => other.name)].map(foldText).filter(Boolean)
}

function destinationFacts(entry: GuideEntry, asOf: string, path: string): BlogPlaceFacts {
  const { id, name, localName, countries } = entry
  return { id, name, localName, destination: null, country: countriesOf(countries), path, sight: null, asOf }
}

function sightFacts(sight: GuideSight, entry: GuideEntry, asOf: string, path: string): BlogPlaceFacts {
  const { id, name, localName, durationMinutes, closedDays, usualTimes, fee, booking, domain, certainty } = sight
  const facts = { durationMinutes, closedDays, usualTimes, fee, booking, domain, certainty }
  return {
    id,
    name,
    localName,
    destination: entry.name,
    country: countriesOf(entry.countries),
    path,
    sight: facts,
    asOf,
  }
}
