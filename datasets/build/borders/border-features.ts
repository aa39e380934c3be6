/** npm @rapideditor/country-coder: land and territorial waters, made for look-ups, not for display. */
export type BorderFeature = {
  readonly properties: {
    readonly nameEn: string
    readonly iso1A2?: string
    /** The state a part belongs to. */
    readonly country?: string
    readonly groups?: readonly string[]
  }
  readonly geometry: { readonly coordinates: readonly (readonly Ring[])[] } | null
}

/** Longitude first, as GeoJSON has it; the last point is the first again. */
type Ring = readonly (readonly [number, number])[]

/**
 * Exceptions where the map follows control of territory and our tables follow the United Nations; and two bases whose
 * nearest help is that of their island.
 */
const BY_HAND: Readonly<Record<string, string | null>> = {
  Crimea: 'UA',
  'Northern Cyprus': 'CY',
  Akrotiri: 'CY',
  Dhekelia: 'CY',
  'Bir Tawil': null,
}

/** The narrowest code in our tables: Bonaire is BQ before NL, the Canary Islands are ES. */
export function countryOf({ properties }: BorderFeature, known: ReadonlySet<string>): string | null {
  const { nameEn, iso1A2, country, groups = [] } = properties
  if (nameEn in BY_HAND) return BY_HAND[nameEn] ?? null
  return [iso1A2, ...groups, country].find((code) => code !== undefined && known.has(code)) ?? null
}

export function ringsOf({ geometry }: BorderFeature): readonly Ring[] {
  return geometry?.coordinates.flat() ?? []
}
