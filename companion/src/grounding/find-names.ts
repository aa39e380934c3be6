import { foldText } from '@app/domain/place-search'

import { PHRASEBOOKS } from '../engine/answer-question.ts'
import { english } from '../engine/languages/en.ts'
import { nationalityOf } from '../engine/nationalities.ts'
import { mentionsIn } from '../engine/read-question.ts'
import type { LookUps } from '../tools/look-ups.ts'
import type { Evidence } from './evidence.ts'
import { type Span, takeSpans } from './span.ts'

const LETTER = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}'
const CAPITAL = `\\p{Lu}[${LETTER}'’.-]*[${LETTER}]|\\p{Lu}`
const LINK =
  "(?:of|the|and|de|du|des|del|della|delle|dei|degli|di|da|do|dos|das|la|le|les|el|los|las|van|von|der|den|die|das|und|et|y|e|zu|am|auf|sur|en|d['’]|l['’]|&)"
/** Words with capitals that belong together: `Piazza del Popolo`, `St. Peter’s`. */
const NAME = new RegExp(
  `(?<![\\p{L}\\d])(?:${CAPITAL})(?:(?:(?<=\\p{Lu}\\p{L}{0,2})\\.)?[\\s-](?:${LINK}[\\s-]?){0,2}(?:${CAPITAL}))*(?:’s)?`,
  'gu',
)
const BETWEEN = new RegExp(`\\s(?:${LINK}\\s)+`, 'u')
/** Never a place: I, the polite forms of German, letters that stand for words or for themselves, and where everybody is. */
const NO_NAME =
  /^(?:I|I['’]\p{L}+|Sie|Ihr(?:e[nmrs]?)?|Ihnen|[A-Z]{1,4}s?|Sojourn|Europ[ae]|Europ(?:ean|äisch)\p{L}*|Uni(?:on|one|ón|ão))$/u
const STARTS = /(?:^|[.!?:;…¿¡„“"«(]\s*)$/u

type Place = Span & { readonly folded: string }

/** Cities and countries by the tables, everything else by its capitals; each must be a name that a tool gave. */
export function findNames(
  text: string,
  taken: readonly Span[],
  evidence: Evidence,
  { locale, lookUps }: { readonly locale: string; readonly lookUps: LookUps },
): readonly Span[] {
  const places = placesIn(text, evidence, locale.slice(0, 2), lookUps)
  const names = takeSpans(text, taken, NAME, (match) => nameClaims(match, text, { evidence, locale, places }))
  const isLone = (place: Place): boolean => isFree(place, [...taken, ...names]) && isNameAlone(text, place)
  return [...names, ...places.filter(isLone)]
}

/** Scripts without capitals; a small letter begins no name. */
function isNameAlone(text: string, { start, end }: Place): boolean {
  const name = text.slice(start, end)
  const [first = ''] = name
  return first === first.toUpperCase() && !NO_NAME.test(name)
}

function placesIn(text: string, evidence: Evidence, language: string, lookUps: LookUps): readonly Place[] {
  const book = PHRASEBOOKS.find(({ code }) => code === language)
  return mentionsIn(text, book ?? english, book ? null : language, lookUps).map(({ start, end, cityId, country }) => {
    const isKnown = cityId === null ? evidence.countries.has(country) : evidence.cityIds.has(cityId)
    const name = text.slice(start, end)
    return { start, end, folded: foldText(name), claims: claimsNamed(name, evidence) ?? (isKnown ? [] : null) }
  })
}

type Context = { readonly evidence: Evidence; readonly locale: string; readonly places: readonly Place[] }

function nameClaims(match: RegExpExecArray, text: string, context: Context): Span['claims'] | undefined {
  const whole = claimsNamed(match[0], context.evidence)
  if (whole) return whole
  const isFirst = STARTS.test(text.slice(0, match.index))
  // "The Colosseum and the Forum" are two.
  const runs = match[0].split(BETWEEN).flatMap((run, index) => {
    const words = run.split(' ').slice(isFirst && index === 0 ? 1 : 0)
    const wanted = words.filter((word) => !isCommon(word, context.locale))
    return wanted.length === 0 ? [] : [{ words: words.join(' '), wanted }]
  })
  if (runs.length === 0) return firstWordClaims(match[0], context)
  const claims = runs.map(({ words, wanted }) => runClaims(words, wanted, context))
  return claims.includes(null) ? null : claims.flatMap((each) => each ?? [])
}

function runClaims(words: string, wanted: readonly string[], { evidence, locale, places }: Context): Span['claims'] {
  const found = claimsNamed(words, evidence) ?? claimsNamed(wanted.join(' '), evidence)
  if (found) return found
  const folded = foldText(wanted.join(' '))
  const place = places.find((each) => each.folded === folded)
  if (place) return place.claims
  // German writes every noun with a capital: only a row of them is a name.
  return locale.startsWith('de') && wanted.length < 2 ? [] : null
}

/** The first word of a sentence is a name only where the tables know it. */
function firstWordClaims(word: string, { places }: Context): Span['claims'] | undefined {
  const folded = foldText(word)
  return places.find((each) => each.folded === folded)?.claims
}

function claimsNamed(name: string, { names }: Evidence): Span['claims'] {
  const folded = ` ${foldText(name.replace(/['’]s$/u, ''))} `
  if (folded.trim() === '') return null
  return names.find(({ text }) => text.includes(folded))?.claims ?? null
}

function isCommon(word: string, locale: string): boolean {
  const folded = foldText(word)
  return NO_NAME.test(word) || nationalityOf(folded) !== null || weekdays(locale).has(folded)
}

const weekdaysByLocale = new Map<string, ReadonlySet<string>>()

function weekdays(locale: string): ReadonlySet<string> {
  const known = weekdaysByLocale.get(locale)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const made = new Set([1, 2, 3, 4, 5, 6, 7].map((day) => foldText(format.format(Date.UTC(2026, 1, day)))))
  weekdaysByLocale.set(locale, made)
  return made
}

function isFree({ start, end }: Span, taken: readonly Span[]): boolean {
  return taken.every((span) => span.end <= start || span.start >= end)
}
