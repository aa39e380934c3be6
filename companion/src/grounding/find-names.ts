import { foldText } from '@app/domain/place-search'

import { english } from '../engine/languages/en.ts'
import { nationalityOf } from '../engine/names/nationalities.ts'
import { PHRASEBOOKS } from '../engine/phrasebooks.ts'
import { mentionsIn } from '../engine/reading/read-question.ts'
import { spokenWords } from '../engine/words/spoken-words.ts'
import type { LookUps } from '../tools/look-ups.ts'
import type { Evidence } from './evidence.ts'
import type { Subject } from './fact.ts'
import { isFree, type Span, takeSpans } from './span.ts'
import type { Mention } from './subjects.ts'

const LETTER = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}'
const CAPITAL = `\\p{Lu}[${LETTER}'’.-]*[${LETTER}]|\\p{Lu}`
const LINK =
  "(?:of|the|and|de|du|des|del|della|delle|dei|degli|di|da|do|dos|das|la|le|les|el|los|las|van|von|der|den|die|das|und|et|y|e|zu|am|auf|sur|en|d['’]|l['’]|&)"
/** Adjacent capitalised words: `Piazza del Popolo`, `St. Peter’s`. */
const NAME = new RegExp(
  `(?<![\\p{L}\\d])(?:${CAPITAL})(?:(?:(?<=\\p{Lu}\\p{L}{0,2})\\.)?[\\s-](?:${LINK}[\\s-]?){0,2}(?:${CAPITAL}))*(?:’s)?`,
  'gu',
)
/** "A" and "To" begin sentences, and occur in many names. */
const SHORTEST_NAME = 3
const AND = /\s(?:and|und|et|y|e|&)\s/u
const BETWEEN = new RegExp(`\\s(?:${LINK}\\s)+`, 'u')
/** Never a place: I, the German polite forms, abbreviations, and words before a number or a letter. */
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
/** First words of German sentences that are not names: before a noun any other word would look like one. */
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

/** Before a noun, at the start of a sentence. */
const GERMAN_ADJECTIVE = new RegExp(
  String.raw`(?:ig|lich|isch|ell|bar|sam|los|voll|iv|är|ös|end|enst|eit|ieg)e[nmrs]?$|^(?:manch|frei|gut|klein|groß|` +
    String.raw`neu|alt|schön|viel|meist|best|erst|letzt|nächst|früh|spät|ganz|ander|weiter|kurz|lang|leicht|warm|kühl|` +
    String.raw`mild)e[nmrs]?$`,
  'iu',
)

type Place = Span & { readonly folded: string; readonly cityId: number | null; readonly country: string }

export type Named = { readonly spans: readonly Span[]; readonly mentions: readonly Mention[] }

/** Cities and countries by the tables, everything else by its capitals; each must be a name from a tool. */
export function findNames(
  text: string,
  taken: readonly Span[],
  evidence: Evidence,
  { locale, lookUps }: { readonly locale: string; readonly lookUps: LookUps },
): Named {
  const places = placesIn(text, evidence, locale.slice(0, 2), lookUps)
  const names = takeSpans(text, taken, NAME, (match) => nameFacts(match, text, { evidence, locale, places }))
  const lone = places.filter((place) => isNameAlone(text, place))
  return {
    spans: [...names, ...lone.filter((place) => isFree(place, [...taken, ...names]))],
    mentions: [
      ...lone.map(({ start, end, folded, cityId, country }) => ({
        start,
        end,
        folded,
        place: { cityId, country },
        items: [],
        isPassing: false,
      })),
      ...itemsIn(text, names, lone, evidence),
      ...nationalitiesIn(text, lone),
    ],
  }
}

/** List items of cards, by name or a part of it: "the Colosseum and the Forum" are two. */
function itemsIn(
  text: string,
  names: readonly Span[],
  places: readonly Place[],
  evidence: Evidence,
): readonly Mention[] {
  return names.flatMap(({ start, end }) => {
    const written = text.slice(start, end).replace(/['’]s$/u, '')
    const called = (name: string) => itemCalled(name, places, evidence)
    // "Père Lachaise and Place du Châtelet": the whole, else its halves, and only then "Place" alone.
    const whole = called(written)
    const found = whole
      ? [whole]
      : written.split(AND).flatMap((half) => called(half) ?? half.split(BETWEEN).flatMap((run) => called(run) ?? []))
    return found.map((each) => ({ ...each, start, end, place: null, isPassing: false }))
  })
}

/** "The Colosseum", "Visit Chiado": the first word of a sentence is always capitalised. */
function itemCalled(
  name: string,
  places: readonly Place[],
  evidence: Evidence,
): Pick<Mention, 'folded' | 'items'> | undefined {
  return [name, name.replace(/^\S+\s/u, '')]
    .map((each) => ({ folded: foldText(each), items: itemsNamed(foldText(each), evidence) }))
    .find(({ folded, items }) => items.length > 0 && places.every((place) => place.folded !== folded))
}

function itemsNamed(written: string, { cards }: Evidence): readonly Subject[] {
  if (written.length < SHORTEST_NAME) return []
  const folded = ` ${written} `
  const named = (fits: (name: string) => boolean): readonly Subject[] =>
    cards.flatMap(({ items }, card) =>
      items.flatMap(({ names }, item) => ([...names].some(fits) ? [{ card, item }] : [])),
    )
  const whole = named((name) => name === folded)
  return whole.length > 0 ? whole : named((name) => name.includes(folded))
}

/** "With a German passport": it selects a rule, and is not the subject of the sentence. */
function nationalitiesIn(text: string, places: readonly Place[]): readonly Mention[] {
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ index, 0: word }) => {
    const folded = foldText(word)
    const country = nationalityOf(folded)
    const span = { start: index, end: index + word.length, facts: null }
    if (country === null || !isFree(span, places)) return []
    return [{ start: span.start, end: span.end, folded, place: { cityId: null, country }, items: [], isPassing: true }]
  })
}

/** Scripts without capitals; elsewhere a lower-case word is not a name. */
function isNameAlone(text: string, { start, end }: Place): boolean {
  const name = text.slice(start, end)
  const [first = ''] = name
  return first === first.toUpperCase() && !NO_NAME.test(name)
}

function placesIn(text: string, evidence: Evidence, language: string, lookUps: LookUps): readonly Place[] {
  const book = PHRASEBOOKS.find(({ code }) => code === language)
  const mentions = mentionsIn(text, book ?? english, book ? null : language, lookUps)
  return mentions.flatMap(({ start, end, cityId, country }) => {
    const isKnown = evidence.cards.some(({ about, items }) =>
      [about, ...items].some(({ cityIds, countries }) =>
        cityId === null ? countries.has(country) : cityIds.has(cityId),
      ),
    )
    const name = text.slice(start, end)
    const folded = foldText(name)
    const facts = factsNamed(name, evidence) ?? (isKnown ? [] : null)
    // There is a Nada in China, but "nada" is a common Portuguese word.
    const isWord = facts === null && STARTS.test(text.slice(0, start)) && wordsSaid(language).has(folded)
    return isWord ? [] : [{ start, end, folded, facts, cityId, country }]
  })
}

const wordsByLanguage = new Map<string, ReadonlySet<string>>()

/** Words of our own sentences are not names. */
function wordsSaid(language: string): ReadonlySet<string> {
  const { code, sentences } = spokenWords(language)
  const known = wordsByLanguage.get(code)
  if (known) return known
  const made = new Set(
    Object.values(sentences).flatMap((text) => foldText(text.replaceAll(/\{\w+\}/g, ' ')).split(' ')),
  )
  wordsByLanguage.set(code, made)
  return made
}

type Context = { readonly evidence: Evidence; readonly locale: string; readonly places: readonly Place[] }

function nameFacts(match: RegExpExecArray, text: string, context: Context): Span['facts'] | undefined {
  const whole = factsNamed(match[0], context.evidence)
  if (whole) return whole
  const isFirst = STARTS.test(text.slice(0, match.index))
  // "The Colosseum and the Forum" are two.
  const runs = match[0].split(BETWEEN).flatMap((run, index) => {
    const all = run.split(' ')
    const words = isFirst && index === 0 && startsLikeWord(all[0] ?? '', context.locale) ? all.slice(1) : all
    const wanted = words.filter((word) => !isCommon(word, context.locale))
    return wanted.length === 0 ? [] : [{ words: words.join(' '), wanted }]
  })
  if (runs.length === 0) return firstWordFacts(match[0], context)
  const facts = runs.map(({ words, wanted }) => runFacts(words, wanted, context))
  return facts.includes(null) ? null : facts.flatMap((each) => each ?? [])
}

function startsLikeWord(first: string, locale: string): boolean {
  return !locale.startsWith('de') || GERMAN_STARTS.has(first.toLowerCase()) || GERMAN_ADJECTIVE.test(first)
}

function runFacts(words: string, wanted: readonly string[], { evidence, locale, places }: Context): Span['facts'] {
  const found = factsNamed(words, evidence) ?? factsNamed(wanted.join(' '), evidence)
  if (found) return found
  const folded = foldText(wanted.join(' '))
  const place = places.find((each) => each.folded === folded)
  if (place) return place.facts
  // German capitalises every noun: only several in a row are a name.
  return locale.startsWith('de') && wanted.length < 2 ? [] : null
}

/** The first word of a sentence is a name only if the tables contain it. */
function firstWordFacts(word: string, { places }: Context): Span['facts'] | undefined {
  const folded = foldText(word)
  return places.find((each) => each.folded === folded)?.facts
}

function factsNamed(name: string, { names }: Evidence): Span['facts'] {
  const folded = ` ${foldText(name.replace(/['’]s$/u, ''))} `
  if (folded.trim() === '') return null
  return names.find(({ text }) => text.includes(folded))?.facts ?? null
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
