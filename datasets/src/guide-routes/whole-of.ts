import { countryNameIn } from '@app/domain/country-name'
import { distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import { readAsk } from '@app/domain/trip-draft'
import type { TripRequest } from '@app/domain/trip-request'

import type { GuideEntry } from '../guide/index.ts'
import type { DestinationFinder } from './find-destination.ts'
import { namesIn } from './names-in-sentence.ts'

/** Named places that fill less of the days than this leave room for more of their country. */
const FILLED_SHARE = 0.7
const FILLED_SHARE_UNNAMED = 0.6

type Known = { readonly sentence: string; readonly finder: DestinationFinder }

/** "Two weeks in Peru, Machu Picchu, Lake Titicaca" is a trip through Peru: two places alone do not fill the days. */
export function wholeOf(
  request: TripRequest,
  named: readonly GuideEntry[],
  { sentence, finder }: Known,
): readonly GuideEntry[] {
  const { destinations } = request
  if (destinations.some(({ value }) => value.nights !== null)) return []
  const [country, ...others] = new Set(named.map(({ countries }) => countries[0] ?? ''))
  if (country === undefined || others.length > 0) return []
  const whole = finder.country(country)
  if (whole?.kind !== 'country-route' || named.includes(whole)) return []
  const days = readAsk(request).dayCount
  const filled = named.reduce((sum, entry) => sum + entry.days.ideal, 0)
  if (named.some((entry) => isQualified(entry, whole, request, sentence))) return []
  if (isNamedIn(whole, sentence)) return filled < days * FILLED_SHARE ? [whole] : []
  return named.length > 1 && filled < days * FILLED_SHARE_UNNAMED ? [whole] : []
}

/** "New Zealand South Island" is one of its islands. */
function isQualified(entry: GuideEntry, whole: GuideEntry, { destinations }: TripRequest, sentence: string): boolean {
  if (entry.kind === 'city') return false
  return destinations.some(({ value, span }) => {
    if (value.regionId !== entry.id) return false
    const around = [
      sentence.slice(Math.max(0, span.start - QUALIFIER_LETTERS), span.start),
      sentence.slice(span.end, span.end + QUALIFIER_LETTERS),
    ]
    const [before = '', behind = ''] = around.map((words) =>
      foldText(words)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    return namesOf(whole).some((name) => before.endsWith(name) || behind.startsWith(name))
  })
}

const QUALIFIER_LETTERS = 24

const namesOf = ({ name, localName, otherNames }: GuideEntry): readonly string[] =>
  [name, localName, ...otherNames.map((other) => other.name)].flatMap((each) => (each === null ? [] : foldText(each)))

function isNamedIn(whole: GuideEntry, sentence: string): boolean {
  const folded = ` ${foldText(sentence).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  return namesOf(whole).some((name) => folded.includes(` ${name} `))
}

/**
 * A country without a route of its own is all that the guide has of it, as far as the days reach: "8 days in Uganda" is
 * not a week in Kampala.
 */
export function partsOfCountry(
  request: TripRequest,
  named: readonly GuideEntry[],
  { sentence, finder }: Known,
): readonly GuideEntry[] {
  const { destinations } = request
  if (destinations.some(({ value }) => value.nights !== null)) return []
  const { dayCount } = readAsk(request)
  const said = destinations.flatMap(({ value: { country, city, regionId } }) =>
    country !== null && city === null && regionId === undefined ? [country] : [],
  )
  const filled = named.reduce((sum, { days }) => sum + days.ideal, 0)
  const beside = named.flatMap(({ countries: [code] }) =>
    code !== undefined && filled < dayCount * FILLED_SHARE_UNNAMED && isCountryNamed(code, sentence) ? [code] : [],
  )
  const codes = [...new Set([...said, ...beside])]
  const parts: GuideEntry[] = []
  for (const entry of codes.flatMap((code) => finder.allOf(code))) {
    const all = [...named, ...parts]
    const isWhole = all.some(({ kind, countries }) => kind === 'country-route' && countries[0] === entry.countries[0])
    const isInside = all.some((other) => {
      const km = distanceKm(other.coordinates, entry.coordinates)
      return other.id === entry.id || other.id === entry.parentId || km < Math.max(other.radiusKm, entry.radiusKm)
    })
    const least = all.reduce((sum, { days }) => sum + days.least, entry.days.least)
    if (entry.kind !== 'country-route' && !isWhole && !isInside && least < dayCount) parts.push(entry)
  }
  return parts
}

/** "Albania, a camper from Tirana": by its name in any language of the product. */
function isCountryNamed(code: string, sentence: string): boolean {
  const { isIn } = namesIn(sentence)
  return LANGUAGES.some((language) => isIn(countryNameIn(code, language)))
}

const LANGUAGES = 'en de fr es it pt nl pl cs sv el tr ru uk ar hi ja zh ko id vi th'.split(' ')
