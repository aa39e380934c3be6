import type { TripPlaceCandidate } from '@app/datasets/trip-places'
import type { Coordinates } from '@app/domain/kernel'

import { askOverpass, type OsmElement } from '../../providers/ask-overpass.ts'
import { kindOfTags } from './kind-of-tags.ts'

const MAX_BYTES = 4_000_000
const TIMEOUT_MS = 15_000
const MAX_PLACES = 600
const SIGHTS_M = 10_000
const FOOD_M = 2_500
const NAMES_IN = ['en', 'de', 'fr', 'es', 'it', 'pt']
/** Those of the travellers: a sight is shown under the name that the map has in theirs. */
const SHOWN_IN = [...NAMES_IN, ...'ar cs el hi id ja ko nl pl ru sv th tr uk vi zh'.split(' ')]

/** Sights with a Wikipedia article, and restaurants with known hours. */
export async function findOsmPlaces(
  url: string,
  at: Coordinates,
  signal: AbortSignal,
): Promise<readonly TripPlaceCandidate[]> {
  const limits = { maxBytes: MAX_BYTES, signal, timeoutMs: TIMEOUT_MS }
  const elements = await askOverpass(url, queryAround(at), limits)
  return elements.slice(0, MAX_PLACES).flatMap((element) => toCandidate(element) ?? [])
}

function queryAround({ latitude, longitude }: Coordinates): string {
  const around = (metres: number): string => `(around:${metres},${latitude.toFixed(3)},${longitude.toFixed(3)})`
  const sights = [
    '[tourism~"^(museum|gallery|attraction|viewpoint|zoo|aquarium|theme_park)$"]',
    '[historic~"^(castle|fort|palace|monument|archaeological_site|monastery)$"]',
    '[amenity~"^(place_of_worship|marketplace)$"]',
    '[leisure~"^(park|garden)$"]',
  ].map((filter) => `nwr${around(SIGHTS_M)}${filter}[name][wikidata];`)
  const tables = `nwr${around(FOOD_M)}[amenity~"^(restaurant|cafe)$"][name][opening_hours];`
  return `[out:json][timeout:14];(${sights.join('')});out center tags qt 450;${tables}out center tags qt 150;`
}

const DIETS: Readonly<Record<string, string>> = {
  'diet:vegetarian': 'vegetarian',
  'diet:vegan': 'vegan',
  'diet:halal': 'halal',
  'diet:kosher': 'kosher',
  'diet:gluten_free': 'gluten-free',
  'diet:lactose_free': 'lactose-free',
}

function needsOf(tags: Readonly<Record<string, string>>): Pick<TripPlaceCandidate, 'wheelchair' | 'diets'> {
  const diets = Object.entries(DIETS).flatMap(([tag, diet]) =>
    tags[tag] === 'yes' || tags[tag] === 'only' ? [diet] : [],
  )
  const wheelchair = (['yes', 'limited', 'no'] as const).find((each) => each === tags['wheelchair'])
  return { ...(diets.length > 0 && { diets }), ...(wheelchair && { wheelchair }) }
}

function toCandidate({ type, id, tags, at }: OsmElement): TripPlaceCandidate | null {
  const [name, kind] = [tags['name:en'] ?? tags['name'], kindOfTags(tags)]
  if (!name || kind === null) return null
  const names = [tags['name'], ...NAMES_IN.map((language) => tags[`name:${language}`])]
  const wikidata = tags['wikidata'] ?? ''
  return {
    id: `osm-${type[0] ?? ''}${id}`,
    wikidataId: /^Q\d{1,12}$/.test(wikidata) ? wikidata : null,
    name,
    otherNames: [...new Set(names)].filter((other) => other !== undefined && other !== name) as string[],
    names: SHOWN_IN.flatMap((language) => {
      const known = tags[`name:${language}`]
      return known ? [{ language, name: known }] : []
    }),
    coordinates: at,
    kind,
    openingHours: tags['opening_hours'] ?? null,
    isFree: tags['fee'] === 'no',
    ...needsOf(tags),
    renown: wikidata === '' ? 0.05 : 0.15,
    sources: ['osm-places'],
    guidance: null,
  }
}
