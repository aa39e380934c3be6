import type { ReadPacked } from '../columns/read-packed.ts'

/**
 * `open` is free of conditions; ids of Wikivoyage (CC BY-SA) and OpenStreetMap (ODbL) are in files of their own. They may
 * be used side by side, each with its source, and are never written into one table.
 */
export type MatchLicence = 'open' | 'wikivoyage' | 'osm'

export type GuideMatches = {
  /**
   * Ids of the same sight in other tables, the most alike first: `Q215003` or `wv-de-7956` of the places, `osm-n123`,
   * `unesco-263`, `sight-2267057-3` of the sights of cities.
   */
  readonly placesOf: (sightId: string) => readonly string[]
  /** Sights of the guide: a place of two destinations is in both. */
  readonly sightsOf: (placeId: string) => readonly string[]
}

const ALL: readonly MatchLicence[] = ['open', 'wikivoyage', 'osm']

type File = { readonly table: string; readonly rows: readonly string[] }

export async function loadGuideMatches(
  read: ReadPacked,
  licences: readonly MatchLicence[] = ALL,
): Promise<GuideMatches> {
  const texts = await Promise.all(licences.map((licence) => read(`guide-matches-${licence}.json`)))
  const places = new Map<string, string[]>()
  const sights = new Map<string, string[]>()
  for (const text of texts) {
    for (const line of (JSON.parse(text) as File).rows) {
      const [sightId = '', placeIds = ''] = line.split('|')
      for (const placeId of placeIds.split(' ')) {
        add(places, sightId, placeId)
        add(sights, placeId, sightId)
      }
    }
  }
  return { placesOf: (id) => places.get(id) ?? [], sightsOf: (id) => sights.get(id) ?? [] }
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}
