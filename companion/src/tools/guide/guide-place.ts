import { type Coordinates, distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import { z } from 'zod'

import type { LookUps } from '../look-ups.ts'
import type { CountryInGuide, DestinationInGuide, GuideEntry, GuideLookUp } from './guide-look-up.ts'
import { GUIDE_LANGUAGES } from './words/words-in.ts'

/** An id of the guide, two letters of a country, or a name in any language. */
export const PlaceInput = z.string().trim().min(2).max(80).describe('Destination, region, island or country')
export const LanguageInput = z.enum(GUIDE_LANGUAGES).default('en').describe('Language of the card')

export type GuidePlace = { readonly entry: GuideEntry | null; readonly country: string }
/** The guide's data on a place: its destination, or else its country. */
export type PlaceInGuide = { readonly guide: DestinationInGuide | CountryInGuide; readonly entry: GuideEntry | null }

/** A city without its own entry belongs to a destination whose centre is this near. */
const NEAR_KM = 12

export function findGuidePlace(input: string, lookUps: LookUps): GuidePlace | null {
  const { guide } = lookUps
  if (!guide) return null
  if (/^[A-Z]{2}$/.test(input)) return { entry: null, country: input }
  const entry = guide.destinations.find(({ id }) => id === input) ?? entryNamed(input, guide)
  if (entry) return { entry, country: entry.countries[0] ?? '' }
  const country = lookUps.findCountry(input)
  if (country) return { entry: null, country }
  const city = lookUps.findCity(input)
  return city && placeOfCity(city, guide)
}

export async function readGuidePlace(input: string, lookUps: LookUps): Promise<PlaceInGuide | null> {
  const found = findGuidePlace(input, lookUps)
  if (!found || !lookUps.guide) return null
  const { entry, country } = found
  // A file that cannot be loaded, for example offline, counts as missing.
  const own = entry && (await lookUps.guide.destination(entry.id).catch(() => undefined))
  const guide = own ?? (await lookUps.guide.country(country).catch(() => undefined))
  return guide ? { guide, entry: own ? entry : null } : null
}

export function placeOfCity(
  city: { readonly country: string; readonly coordinates: Coordinates },
  guide: GuideLookUp,
): GuidePlace {
  return { entry: destinationAt(city, guide), country: city.country }
}

/** The city itself, or else the smallest region or island around it. */
function destinationAt(
  { country, coordinates }: { readonly country: string; readonly coordinates: Coordinates },
  { destinations }: GuideLookUp,
): GuideEntry | null {
  const around = destinations
    .filter(({ countries, kind }) => countries.includes(country) && kind !== 'country-route')
    .map((entry) => ({ entry, km: distanceKm(entry.coordinates, coordinates) }))
  const [nearest] = around
    .filter(({ entry: { kind }, km }) => kind === 'city' && km <= NEAR_KM)
    .toSorted((a, b) => a.km - b.km)
  const [smallest] = around
    .filter(({ entry: { radiusKm }, km }) => km <= radiusKm)
    .toSorted((a, b) => a.entry.radiusKm - b.entry.radiusKm)
  return nearest?.entry ?? smallest?.entry ?? null
}

function entryNamed(name: string, { destinations }: GuideLookUp): GuideEntry | undefined {
  const folded = foldText(name)
  return destinations.find((entry) => namesOf(entry).some((each) => foldText(each) === folded))
}

type Named = Pick<GuideEntry, 'localName' | 'name' | 'otherNames'>

export function namesOf({ name, localName, otherNames }: Named): readonly string[] {
  return [name, ...(localName === null ? [] : [localName]), ...otherNames.map((other) => other.name)]
}

/** The name in a language. */
export function nameIn({ name, otherNames }: Pick<Named, 'name' | 'otherNames'>, language: string): string {
  // In English the other names are nicknames and old spellings.
  return language === 'en' ? name : (otherNames.find((other) => other.language === language)?.name ?? name)
}
