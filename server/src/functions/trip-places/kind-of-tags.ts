type Tags = Readonly<Record<string, string>>

const HOUSES_OF_WORSHIP: ReadonlyMap<string | undefined, string> = new Map([
  ['christian', 'church'],
  ['muslim', 'mosque'],
  ['jewish', 'synagogue'],
  ['buddhist', 'temple'],
  ['hindu', 'temple'],
  ['shinto', 'temple'],
  ['taoist', 'temple'],
])
const BY_TAG: readonly (readonly [key: string, kinds: Readonly<Record<string, string>>])[] = [
  [
    'tourism',
    {
      museum: 'museum',
      gallery: 'gallery',
      viewpoint: 'viewpoint',
      zoo: 'zoo',
      aquarium: 'aquarium',
      theme_park: 'theme_park',
    },
  ],
  [
    'historic',
    {
      castle: 'castle',
      fort: 'castle',
      palace: 'palace',
      monument: 'monument',
      memorial: 'monument',
      archaeological_site: 'archaeological_site',
      ruins: 'archaeological_site',
      monastery: 'monastery',
    },
  ],
  ['leisure', { park: 'park', garden: 'garden' }],
  ['amenity', { restaurant: 'restaurant', cafe: 'cafe', marketplace: 'market', theatre: 'theatre' }],
  ['tourism', { attraction: 'attraction' }],
]

/** The kind of a place by its OpenStreetMap tags; null for kinds that no plan contains. */
export function kindOfTags(tags: Tags): string | null {
  if (tags['building'] === 'cathedral') return 'cathedral'
  if (tags['amenity'] === 'place_of_worship') return HOUSES_OF_WORSHIP.get(tags['religion']) ?? 'place_of_worship'
  for (const [key, kinds] of BY_TAG) {
    const value = tags[key]
    const kind = value !== undefined && Object.hasOwn(kinds, value) ? kinds[value] : undefined
    if (kind !== undefined) return kind
  }
  return null
}
