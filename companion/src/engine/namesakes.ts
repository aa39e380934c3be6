import { foldText } from '@app/domain/place-search'

import type { LookUps } from '../tools/look-ups.ts'
import { countriesIn, type Mention } from './read-mentions.ts'

/** Names of which a traveller may well mean another place than the largest. */
export const OF_SEVERAL: ReadonlySet<string> = new Set(
  'springfield|portland|san jose|georgetown|richmond|birmingham|cambridge|cordoba|granada|hamilton|kingston|newcastle|alexandria|columbia|columbus|santa cruz|san juan|guadalajara|merida|leon|trinidad|santa ana|concepcion|santa rosa|bethlehem|st petersburg|saint petersburg|durham|lincoln|worcester|halifax|rochester|albany|arlington|burlington|jackson|aurora|athens ga'.split(
    '|',
  ),
)

/** "San Jose, Costa Rica", "Portland (Maine)", "Córdoba in Spanien". */
const BEHIND = /^\s*(?:[,(]\s*)?(?:(?:in|en|em|au|aux|im)\s+)?(\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,2})/u
const SMALLEST = 5000
const english = new Intl.DisplayNames('en', { type: 'region' })

/** Each city of a name that several bear is the one in the country or state behind it. */
export function withNamesakes(
  text: string,
  mentions: readonly Mention[],
  language: string,
  lookUps: LookUps,
): readonly Mention[] {
  const placed: Mention[] = []
  for (const mention of mentions) {
    // What says where the last one lies is no place of its own.
    if (mention.start < (placed.at(-1)?.end ?? 0)) continue
    placed.push(placedBehind(text, mention, language, lookUps) ?? mention)
  }
  return placed
}

function placedBehind(text: string, mention: Mention, language: string, lookUps: LookUps): Mention | null {
  const found = mention.cityId === null ? null : BEHIND.exec(text.slice(mention.end))
  const words = found?.[1]?.split(/\s+/) ?? []
  for (let length = words.length; found && length > 0; length -= 1) {
    const region = words.slice(0, length).join(' ')
    const other = namesakeIn(text.slice(mention.start, mention.end), region, language, lookUps)
    const end = mention.end + found[0].lastIndexOf(words.join(' ')) + region.length
    if (other && other.cityId !== mention.cityId) return { ...other, start: mention.start, end }
  }
  return null
}

/** The last words of "the one in Missouri", where a city was spoken of that shares its name. */
export function otherNamesake(
  text: string,
  cityId: number | undefined,
  language: string,
  lookUps: LookUps,
): Pick<Mention, 'cityId' | 'country'> | null {
  const known = cityId === undefined ? undefined : lookUps.city(cityId)?.value
  if (!known || !OF_SEVERAL.has(foldText(known.name))) return null
  const words = text.match(/[\p{L}'’-]+/gu) ?? []
  if (words.length > LONGEST_ANSWER) return null
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const other = namesakeIn(known.name, words.slice(-length).join(' '), language, lookUps)
    if (other && other.cityId !== cityId) return other
  }
  return null
}

const LONGEST_ANSWER = 6

function namesakeIn(
  name: string,
  region: string,
  language: string,
  lookUps: LookUps,
): Pick<Mention, 'cityId' | 'country'> | null {
  const code = countriesIn(language).get(foldText(region)) ?? lookUps.findCountry(region)
  for (const where of [region, code ? english.of(code) : undefined]) {
    const city = where === undefined ? null : lookUps.findCity(`${name}, ${where}`)
    const known = city?.cityId ? lookUps.city(city.cityId)?.value : undefined
    if (known && (known.population ?? 0) >= SMALLEST) return { cityId: known.cityId, country: known.country }
  }
  return null
}
