import type { PlaceSight, PlaceSights, PlaceTables } from '@app/contracts/place-guide'
import type { City } from '@app/datasets/cities'
import type { Place, PlaceGroup, Places } from '@app/datasets/places'
import { findTable } from '@app/datasets/register'
import { UNESCO_SITES, UNESCO_SOURCE } from '@app/datasets/unesco-sites'
import { distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'

import type { ClaimToday } from './freshness.ts'
import type { PlaceData } from './place-data.ts'

const MOST_SHOWN = 24
const SAME_KM = 0.4

export function gatherSights(city: City, places: readonly Places[], claim: ClaimToday): PlaceSights {
  const listed = sightsIn(city, places)
  const shown = firstDifferent(listed, MOST_SHOWN)
  const used = new Set(shown.map(({ source }) => source))
  const [open, shareAlike] = places
  const sources = [
    ...(used.has('wikidata') && open ? [claim('sights', open.origin, 'wikidata' as const)] : []),
    ...(used.has('wikivoyage') && shareAlike ? [claim('sights', shareAlike.origin, 'wikivoyage' as const)] : []),
    ...(shown.some(({ isUnescoSite }) => isUnescoSite) ? [claim('sights', UNESCO_SOURCE, 'unesco' as const)] : []),
  ]
  return { shown, known: new Set(listed.map(({ id }) => id)).size, sources }
}

/** World Heritage first, then the most named. */
function sightsIn({ id }: City, places: readonly Places[]): readonly PlaceSight[] {
  const listed = places
    .flatMap((table) => table.inCity(id))
    .filter(({ group }) => group === 'see' || group === 'do')
    .toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
    .map(toSight)
  const heritage = UNESCO_SITES.filter(({ cityId }) => cityId === id).map((site): PlaceSight => ({
    id: `unesco-${site.id}`,
    name: site.name,
    language: 'en',
    latinName: null,
    kind: 'heritage_site',
    coordinates: site.coordinates,
    isUnescoSite: true,
    source: 'unesco',
    url: site.url,
  }))
  return [...listed.filter(({ isUnescoSite }) => isUnescoSite), ...heritage, ...listed]
}

/** Two lists may name one place twice, a few houses apart. */
function firstDifferent(sights: readonly PlaceSight[], count: number): readonly PlaceSight[] {
  const kept: PlaceSight[] = []
  for (const sight of sights) {
    if (kept.length === count) break
    if (!kept.some((other) => isSame(other, sight))) kept.push(sight)
  }
  return kept
}

function isSame(a: PlaceSight, b: PlaceSight): boolean {
  return a.id === b.id || (foldText(a.name) === foldText(b.name) && distanceKm(a.coordinates, b.coordinates) < SAME_KM)
}

function toSight({ id, name, language, latinName, kind, coordinates, isUnescoSite, sources }: Place): PlaceSight {
  const isOfWikidata = /^Q\d+$/.test(id)
  const guide = sources.find((each) => each.startsWith('wikivoyage-'))?.slice('wikivoyage-'.length) ?? 'en'
  return {
    id,
    name,
    language,
    latinName,
    kind,
    coordinates,
    isUnescoSite,
    source: isOfWikidata ? 'wikidata' : 'wikivoyage',
    url: isOfWikidata
      ? `https://www.wikidata.org/wiki/${id}`
      : `https://${guide}.wikivoyage.org/w/index.php?search=${encodeURIComponent(name)}`,
  }
}

/** How many places to eat and sleep the guides of ten years ago name, and how many hotels the tables hold today. */
export function gatherTables(city: City, { places, hotelsIn }: PlaceData, claim: ClaimToday): PlaceTables {
  const count = (group: PlaceGroup): number =>
    places.reduce((sum, table) => sum + table.inCity(city.id).filter((place) => place.group === group).length, 0)
  const guide = findTable('places-share-alike')?.sources[0]
  const hotels = findTable('hotels-open')?.sources[0]
  return {
    eat: count('eat'),
    drink: count('drink'),
    sleep: count('sleep'),
    hotels: hotelsIn.get(city.id) ?? 0,
    sources: [
      ...(guide ? [claim('tables', { source: guide, checkedAt: guide.checkedAt }, 'guide' as const)] : []),
      ...(hotels ? [claim('tables', { source: hotels, checkedAt: hotels.checkedAt }, 'hotels' as const)] : []),
    ],
  }
}
