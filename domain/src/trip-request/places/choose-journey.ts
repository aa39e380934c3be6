import type { PlacedName } from './placed-name.ts'
import type { ReadName } from './read-name.ts'

export type Journey = { readonly origin: PlacedName | null; readonly destinations: readonly PlacedName[] }

/** Origin and destinations among the names of a request, in their order. */
export function chooseJourney(names: readonly PlacedName[]): Journey {
  const begin = names.find(({ cue }) => cue === 'origin') ?? null
  const found = chooseDestinations(names.filter(({ cue }) => cue !== 'origin' && cue !== 'origin-weak'))
  // "Flying home from Athens" is the end of the stay, not the home.
  const origin = begin && found.length > 0 && found.every((name) => keyOf(name) === keyOf(begin)) ? null : begin
  return { origin, destinations: withoutRepeats(found, origin) }
}

function chooseDestinations(names: readonly PlacedName[]): readonly PlacedName[] {
  const isKnown = ({ city, country }: PlacedName): boolean => city !== null || country !== null
  // There is also a village called Vasa: a must-see is a city only when no other was named before it.
  const first = names.find(({ city, cue, at }) => city && (cue === 'within' || cue === 'goal' || at === 0))
  const isMeant = (name: PlacedName): boolean =>
    name.cue === 'goal' ||
    (isKnown(name) && name.cue !== 'none' && (name.cue !== 'wish' || !first || first.at > name.at))
  const lists = new Set(names.filter(isMeant).map(({ list }) => list))
  if (lists.size > 0) {
    const meant = names.filter(({ list }) => lists.has(list))
    const also = names.filter((name) => isOnTheWay(name, meant))
    return citiesOfRegions(names, new Set(names.filter((name) => meant.includes(name) || also.includes(name))))
  }
  // "Tokyo for two days, we must see Meiji Shrine": a city without a cue before an unknown name.
  for (const cue of ['within', 'none', 'wish', 'visit'] as const) {
    const found = names.filter((name) => name.cue === cue && (cue !== 'none' || isKnown(name)))
    // "Vienna …, a concert in the Musikverein": an unknown name after a city is no city. "Dinner at Septime, otherwise
    // free: Paris": nor is one before a lone city.
    const isElsewhere =
      cue === 'within' &&
      !found.some(isKnown) &&
      names.some((name) => name.city !== null && (name.at < (found[0]?.at ?? 0) || name.cue === 'none'))
    if (found.length > 0 && !isElsewhere)
      return citiesOfRegions(names, new Set(cue === 'none' ? withoutStrays(found) : found))
  }
  return []
}

/** "Portugal, Porto first, then Lisbon, finishing in Faro": unmarked towns before the last, in the named country. */
function isOnTheWay({ cue, city, at }: PlacedName, meant: readonly PlacedName[]): boolean {
  const isOfCountry = meant.some(({ country }) => country !== null && country === city?.country)
  return cue === 'none' && isOfCountry && meant.some((name) => name.city !== null && name.at > at)
}

/** `Istanbul im Frühling, …, Hamam`: a distant unmarked name is a stop only in a named country, or in a list. */
function withoutStrays(names: readonly PlacedName[]): readonly PlacedName[] {
  const [first] = names
  const country = first?.city?.country ?? first?.country
  return names.filter(
    (name) => name.list === first?.list || name.country !== null || country === (name.city?.country ?? null),
  )
}

/**
 * "Japan: Tokyo, Hakone and Osaka", "a week in Sicily, Palermo then Catania": the towns that follow are the
 * destinations.
 */
function citiesOfRegions(names: readonly PlacedName[], chosen: ReadonlySet<PlacedName>): readonly PlacedName[] {
  const known = [...chosen].filter(({ city }) => city !== null)
  if (known.length > 0) {
    const isSaidAgain = ({ country, regionId }: PlacedName): boolean =>
      country !== null && regionId === undefined && known.some(({ city }) => city?.country === country)
    return [...chosen].filter((name) => !isSaidAgain(name))
  }
  const [first] = chosen
  const isFollowing = ({ city, cue, at }: PlacedName): boolean =>
    city !== null && cue !== 'origin' && cue !== 'wish' && at > (first?.at ?? 0)
  const cities = names.filter(isFollowing)
  const isWithin = ({ country }: PlacedName): boolean => cities.some(({ city }) => city?.country === country)
  const countries = [...chosen].filter(({ country }) => country !== null)
  if (countries.length > 0) {
    const own = cities.filter(({ city }) => countries.some(({ country }) => country === city?.country))
    return own.length === 0
      ? [...chosen]
      : names.filter((name) => own.includes(name) || (chosen.has(name) && !isWithin(name)))
  }
  // The towns of a region are unknown: only an enumeration counts.
  const listed = cities.filter(({ list }) => cities.filter((other) => other.list === list).length > 1)
  return listed.length > 1 ? listed : [...chosen]
}

export const keyOf = ({ city, name }: ReadName): string => (city ? `${city.name} ${city.country}` : name.toLowerCase())

function withoutRepeats(names: readonly PlacedName[], origin: PlacedName | null): readonly PlacedName[] {
  const seen = new Set<string>()
  return names.filter((name) => {
    const isHome = origin !== null && keyOf(origin) === keyOf(name) && names.length > 1
    if (seen.has(keyOf(name)) || isHome) return false
    seen.add(keyOf(name))
    return true
  })
}
