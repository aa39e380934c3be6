import type { Claim } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'

import type { KnownCity, LookUps } from '../../tools/look-ups.ts'
import type { Question } from '../reading/question.ts'
import type { Slots } from '../reading/slots.ts'
import { countriesIn, type Mention } from './read-mentions.ts'
import { SHARED_NAMES, type SharedName } from './shared-names.ts'

/** "San Jose, Costa Rica", "Portland (Maine)", "Córdoba in Spanien". */
const BEHIND = /^\s*(?:[,(]\s*)?(?:(?:in|en|em|au|aux|im)\s+)?(\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,2})/u
/** "san jose costa rica": in lower case, after a name that is known to be shared. */
const BEHIND_SHARED = /^\s*(?:[,(]\s*)?(?:(?:in|en|em|au|aux|im)\s+)?(\p{L}[\p{L}.'’-]*(?:\s+\p{L}[\p{L}.'’-]*){0,2})/u
const SMALLEST = 5000
const english = new Intl.DisplayNames('en', { type: 'region' })

type Found = Pick<Mention, 'cityId' | 'country'>

/** Chooses each city with a shared name by the country or state after it. */
export function withNamesakes(
  text: string,
  mentions: readonly Mention[],
  language: string,
  lookUps: LookUps,
): readonly Mention[] {
  const placed: Mention[] = []
  for (const mention of mentions) {
    // The country or state after a city is not a place of its own.
    if (mention.start < (placed.at(-1)?.end ?? 0)) continue
    placed.push(placedBehind(text, mention, language, lookUps) ?? mention)
  }
  return placed
}

function placedBehind(text: string, mention: Mention, language: string, lookUps: LookUps): Mention | null {
  const name = text.slice(mention.start, mention.end)
  const shared = SHARED_NAMES.get(foldText(name))
  const found = mention.cityId === null ? null : (shared ? BEHIND_SHARED : BEHIND).exec(text.slice(mention.end))
  const words = found?.[1]?.split(/\s+/) ?? []
  for (let length = words.length; found && length > 0; length -= 1) {
    const region = words.slice(0, length).join(' ')
    if (shared && !isWhere(region, shared, language)) continue
    const other = namesakeIn(name, region, language, lookUps)
    const end = mention.end + found[0].lastIndexOf(words.join(' ')) + region.length
    if (other && (shared || other.cityId !== mention.cityId)) return { ...other, start: mention.start, end }
  }
  return null
}

/** "On" means Ontario only in capitals. */
function isWhere(region: string, { regions }: SharedName, language: string): boolean {
  const folded = foldText(region)
  return (
    /^\p{Lu}/u.test(region) || countriesIn(language).has(folded) || regions.some((each) => foldText(each) === folded)
  )
}

/** The state or country in "the one in Missouri", if an earlier city has a shared name. */
export function otherNamesake(
  text: string,
  cityId: number | undefined,
  language: string,
  lookUps: LookUps,
): Found | null {
  const known = cityId === undefined ? undefined : lookUps.city(cityId)?.value
  const name = known && sharedNameOf(known.name)
  if (!name) return null
  const words = text.match(/[\p{L}'’-]+/gu) ?? []
  if (words.length > LONGEST_ANSWER) return null
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const other = namesakeIn(name, words.slice(-length).join(' '), language, lookUps)
    if (other) return other
  }
  return null
}

const LONGEST_ANSWER = 6

/** "Newcastle upon Tyne" is one of the Newcastles. */
function sharedNameOf(name: string): string | undefined {
  const folded = ` ${foldText(name)} `
  return [...SHARED_NAMES.keys()].find((shared) => folded.startsWith(` ${shared} `))
}

function namesakeIn(name: string, region: string, language: string, lookUps: LookUps): Found | null {
  const code = countriesIn(language).get(foldText(region)) ?? lookUps.findCountry(region)
  for (const where of [region, code ? english.of(code) : undefined]) {
    const known = where === undefined ? undefined : cityIn(name, where, lookUps)?.value
    if (known) return { cityId: known.cityId, country: known.country }
  }
  return null
}

function cityIn(name: string, region: string, lookUps: LookUps): Claim<KnownCity> | undefined {
  const city = lookUps.findCity(`${name}, ${region}`)
  const known = city?.cityId ? lookUps.city(city.cityId) : undefined
  return (known?.value.population ?? 0) >= SMALLEST ? known : undefined
}

type SharedMention = Mention &
  Pick<SharedName, 'isOpen'> & {
    /** All cities of that name. */
    readonly cities: readonly Claim<KnownCity>[]
  }

/** The first city of a question with an ambiguous name. */
export function sharedMention(
  { text, mentions }: Pick<Question, 'text' | 'mentions'>,
  lookUps: LookUps,
): SharedMention | null {
  for (const mention of mentions) {
    const name = foldText(text.slice(mention.start, mention.end))
    const shared = mention.cityId === null ? undefined : SHARED_NAMES.get(name)
    if (!shared) continue
    const cities = shared.regions.flatMap((region) => cityIn(name, region, lookUps) ?? [])
    return { ...mention, isOpen: shared.isOpen, cities }
  }
  return null
}

/** After a question about Costa Rica, San José is the city there. */
export function namesakeSpokenOf(question: Question, before: Slots, lookUps: LookUps): Found | null {
  const shared = sharedMention(question, lookUps)
  if (!shared) return null
  const countries = [...question.slots.countries, ...before.countries]
  const named = shared.cities.filter(({ value }) => before.cities.includes(value.cityId))
  const there = named.length > 0 ? named : shared.cities.filter(({ value }) => countries.includes(value.country))
  const [only] = there
  return only && there.length === 1 ? { cityId: only.value.cityId, country: only.value.country } : null
}
