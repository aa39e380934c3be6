import { foldText } from '@app/domain/place-search'

import { PHRASEBOOKS } from '../engine/answer-question.ts'
import { english } from '../engine/languages/en.ts'
import { nationalityOf } from '../engine/nationalities.ts'
import type { Phrasebook } from '../engine/phrasebook.ts'
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
/** Never a place: I, the polite forms of German, letters that stand for words, and what a number or a letter follows. */
const NO_NAME = new RegExp(
  [
    "I(?:['’]\\p{L}+)?",
    'Sie|Ihr(?:e[nmrs]?)?|Ihnen',
    '[A-Z]{1,4}s?|(?:[A-Z]\\.)+[A-Z]?',
    'Sojourn|Wi-?Fi|Celsius|Euros?|Dollars?|Yen',
    'Art(?:icles?|ikel|ículos?|icol[oi]|igos?)?',
    'Days?|Levels?|Types?|Terminals?|Tips?|Notes?|Tage?|Stufe|Typ|Jours?|Niveau|Días?|Nivel|Tipo|Giorn[oi]|Livello|Dias?|Nível',
    'Europ[ae]|Europ(?:ean|äisch)\\p{L}*|Uni(?:on|one|ón|ão)',
  ]
    .map((part) => `^(?:${part})$`)
    .join('|'),
  'u',
)
const STARTS = /(?:^|[.!?:;…¿¡„“"«(]\s*)$/u
/** What a German sentence begins with, when it is no name: beside a noun anything else would look like one. */
const GERMAN_STARTS = new Set(
  `ab aber alle allein als also am an auch auf aus außer außerdem bei beim bis da dabei dafür damit danach dann das dazu dein deine deinem
  deinen deiner dem den denk der des die dies diese dieser dieses doch dort drei du durch ein eine einem einen einer eines
  einige er es etwa euer für gegen geh gib gute guten heute hier ich ihr ihre im in ins ist ja je jede jeden jeder jetzt kauf
  kein keine kleine lass mehr mein meine meist mit morgen nach neben nimm noch nur ob ohne pack plane plant probier
  rechne reise schau schon sehr sein seine seit selbst sie so sonst statt trag trotz über um und unser unter unterwegs viel
  viele vier vom von vor wann warum was wegen weil welche welcher welches wenige wenn wer wie wir wo wohin zu zum zur
  zwei zwischen besuche besuch achte beachte beginne starte fahr fahre iss trink buche bring bleib frag prüfe tipp`.split(
    /\s+/,
  ),
)

/** Before a noun, at the head of a sentence. */
const GERMAN_ADJECTIVE =
  /(?:ig|lich|isch|ell|bar|sam|los|voll|iv|är|ös|end|enst|eit|ieg)e[nmrs]?$|^(?:manch|frei|gut|klein|groß|neu|alt|schön|viel|meist|best|erst|letzt|nächst|früh|spät|ganz|ander|weiter|kurz|lang|leicht|warm|kühl|mild)e[nmrs]?$/iu

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
  const mentions = mentionsIn(text, book ?? english, book ? null : language, lookUps)
  return mentions.flatMap(({ start, end, cityId, country }) => {
    const isKnown = cityId === null ? evidence.countries.has(country) : evidence.cityIds.has(cityId)
    const name = text.slice(start, end)
    const folded = foldText(name)
    const claims = claimsNamed(name, evidence) ?? (isKnown ? [] : null)
    // There is a Nada in China, and "nada" in half of what is said in Portuguese.
    const isWord =
      claims === null && STARTS.test(text.slice(0, start)) && book !== undefined && wordsSaid(book).has(folded)
    return isWord ? [] : [{ start, end, folded, claims }]
  })
}

const wordsByLanguage = new Map<string, ReadonlySet<string>>()

/** Words of our own sentences: no names. */
function wordsSaid({ code, sentences }: Phrasebook): ReadonlySet<string> {
  const known = wordsByLanguage.get(code)
  if (known) return known
  const made = new Set(
    Object.values(sentences).flatMap((text) => foldText(text.replaceAll(/\{\w+\}/g, ' ')).split(' ')),
  )
  wordsByLanguage.set(code, made)
  return made
}

type Context = { readonly evidence: Evidence; readonly locale: string; readonly places: readonly Place[] }

function nameClaims(match: RegExpExecArray, text: string, context: Context): Span['claims'] | undefined {
  const whole = claimsNamed(match[0], context.evidence)
  if (whole) return whole
  const isFirst = STARTS.test(text.slice(0, match.index))
  // "The Colosseum and the Forum" are two.
  const runs = match[0].split(BETWEEN).flatMap((run, index) => {
    const all = run.split(' ')
    const words = isFirst && index === 0 && startsLikeWord(all[0] ?? '', context.locale) ? all.slice(1) : all
    const wanted = words.filter((word) => !isCommon(word, context.locale))
    return wanted.length === 0 ? [] : [{ words: words.join(' '), wanted }]
  })
  if (runs.length === 0) return firstWordClaims(match[0], context)
  const claims = runs.map(({ words, wanted }) => runClaims(words, wanted, context))
  return claims.includes(null) ? null : claims.flatMap((each) => each ?? [])
}

function startsLikeWord(first: string, locale: string): boolean {
  return !locale.startsWith('de') || GERMAN_STARTS.has(first.toLowerCase()) || GERMAN_ADJECTIVE.test(first)
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
  const made = new Set(
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
      return [1, 2, 3, 4, 5, 6, 7].map((day) => foldText(format.format(Date.UTC(2026, 1, day))))
    }),
  )
  weekdaysByLocale.set(locale, made)
  return made
}

function isFree({ start, end }: Span, taken: readonly Span[]): boolean {
  return taken.every((span) => span.end <= start || span.start >= end)
}
