/** https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL */
import type { TripPlaceCandidate } from '@app/datasets/trip-places'
import type { Coordinates } from '@app/domain/kernel'
import { z } from 'zod'

import { askProvider, ProviderError } from '../nearby-places/ask-provider.ts'
import { kindOfTags } from './kind-of-tags.ts'

const MAX_BYTES = 4_000_000
const TIMEOUT_MS = 15_000
const MOST_PLACES = 600
/** OpenStreetMap allows no longer one. */
const LONGEST_VALUE = 255
const SIGHTS_M = 10_000
const FOOD_M = 2_500
const NAMES_IN = ['en', 'de', 'fr', 'es', 'it', 'pt']

const Element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: z.object({ lat: z.number(), lon: z.number() }).optional(),
  tags: z.record(
    z.string(),
    z.string().transform((value) => value.slice(0, LONGEST_VALUE)),
  ),
})
const Answer = z.object({ elements: z.array(Element), remark: z.string().optional() })

/** Sights that an encyclopaedia describes, and tables of which the hours are known. */
export async function askOverpass(
  url: string,
  at: Coordinates,
  signal: AbortSignal,
): Promise<readonly TripPlaceCandidate[]> {
  const init = {
    method: 'POST',
    headers: { 'user-agent': 'Sojourn travel companion' },
    body: new URLSearchParams({ data: queryAround(at) }),
  }
  const given = await askProvider(url, init, { maxBytes: MAX_BYTES, signal, timeoutMs: TIMEOUT_MS })
  const { elements, remark } = Answer.parse(given)
  // A query that ran out of time is answered with 200, an empty list and a remark.
  if (remark !== undefined && elements.length === 0) throw new ProviderError('ran out of time')
  return elements.slice(0, MOST_PLACES).flatMap((element) => toCandidate(element) ?? [])
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

function toCandidate(element: z.infer<typeof Element>): TripPlaceCandidate | null {
  const { type, id, tags, lat = element.center?.lat, lon = element.center?.lon } = element
  const [name, kind] = [tags['name:en'] ?? tags['name'], kindOfTags(tags)]
  if (!name || kind === null || lat === undefined || lon === undefined) return null
  const names = [tags['name'], ...NAMES_IN.map((language) => tags[`name:${language}`])]
  const wikidata = tags['wikidata'] ?? ''
  return {
    id: `osm-${type[0] ?? ''}${id}`,
    wikidataId: /^Q\d{1,12}$/.test(wikidata) ? wikidata : null,
    name,
    otherNames: [...new Set(names)].filter((other) => other !== undefined && other !== name) as string[],
    coordinates: { latitude: lat, longitude: lon },
    kind,
    openingHours: tags['opening_hours'] ?? null,
    isFree: tags['fee'] === 'no',
    ...needsOf(tags),
    renown: wikidata === '' ? 0.05 : 0.15,
    sources: ['osm-places'],
    guidance: null,
  }
}
