import { foldText } from '@app/domain/place-search'
import type { PhraseLanguage } from '@app/domain/travel-phrases'

import { matchesAny } from '../reading/phrases.ts'
import { pick, type Turn } from '../turn.ts'
import type { Understood } from '../understand-question.ts'

const READER_INTENTS: readonly string[] = ['translate', 'greeting_phrase']
/** "How do you say", and what comes before it, in the languages whose questions are read. */
const FRAME = new RegExp(
  [
    'how (?:do|can|could|would|should) (?:you|i|we|one) say',
    'how to say',
    // "How can I translate a menu?" asks for advice.
    '(?:^|please |can you |could you )translate',
    "what(?: is|s|’s|'s) (?:the )?(?:word|phrase) for",
    'wie (?:sagt man|sage ich|sagen wir)|was hei(?:ß|ss)t|übersetzen?(?: sie)?|übersetz(?: mir)?',
    'comment (?:dit-on|dit on|on dit|dire|dis-je|dis je)|tradui(?:re|s|sez)(?:-moi)?',
    'c[oó]mo (?:se dice|digo|decir)|trad[uú]ce(?:me)?|traducir',
    'como (?:se diz|digo|dizer)|traduz(?:a|ir)?',
    'come (?:si dice|dico|dire)|traduci(?:mi)?|tradurre',
  ].join('|'),
  'iu',
)
const QUOTED = /[“"«„]\s*([^”"»“]{2,120}?)\s*[”"»“]/u
const BEFORE_LANGUAGE = new Set([
  'in',
  'into',
  'to',
  'auf',
  'ins',
  'en',
  'em',
  'nel',
  'al',
  'per',
  'para',
  'por',
  'na',
  'a',
])

/** "How do you say X in Y": the phrase, the nearest ones with an honest line, or false when this asks something else. */
export async function replyPhrase(turn: Turn, { asks }: Understood): Promise<boolean> {
  const { question, book, lookUps } = turn
  const isAsked =
    FRAME.test(question.text) &&
    (matchesAny(question.plain, book.translating) || asks.some(({ intent }) => READER_INTENTS.includes(intent)))
  const tables = isAsked ? await lookUps.phrases?.().catch(() => undefined) : undefined
  if (!tables) return false
  const named = findLanguage(question.text, tables.languages, turn.locale) ?? findPlace(question.text, turn)
  const language = named?.code || languageThere(turn, tables.languages)
  const words = wordsToSay(question.text, named)
  if (language === undefined || words === '') return false
  await sayIt(turn, words, language)
  return true
}

async function sayIt(turn: Turn, words: string, code: string): Promise<void> {
  const { telling, say, book } = turn
  const result = await turn.lookUps.phrases?.()
  const from = result?.languages.some((each) => each.code === book.code) ? book.code : 'en'
  const before = turn.made.sentences.length
  const card = await turn.call('say-phrase', { words, language: code, from })
  const language = telling.languageName(code)
  if (!card) {
    // Instead of the general line that it is unknown.
    turn.made.sentences.splice(before)
    return say('phraseNone', { language })
  }
  const [best] = card.phrases
  if (!best) return
  const { value } = best
  const meaning = telling.text(pick(best, (phrase) => phrase.meaning))
  if (value.words === '') return say('phraseWithheld', { language, meaning })
  const said = telling.text(pick(best, (phrase) => phrase.words))
  if (card.isExact) say('phrase', { language, words: said })
  else say('phraseNear', { language, meaning, words: said })
  if (value.sound) say('phraseSound', { sound: telling.text(pick(best, ({ sound }) => sound ?? '')) })
}

/** `code` is empty for a place, whose language is looked up. */
type Named = { readonly code: string; readonly tokens: readonly string[] }

/** The last language that is named, in any of the languages that a question may be in. */
function findLanguage(text: string, languages: readonly PhraseLanguage[], locale: string): Named | null {
  const tokens = tokensOf(text)
  const found = languages.flatMap((language) =>
    namesOf(language, locale).flatMap((name) => {
      const at = lastIndexOf(tokens, name)
      return at === -1 ? [] : [{ code: language.code, tokens: name, at }]
    }),
  )
  const [last] = found.toSorted((a, b) => b.at - a.at)
  return last ?? null
}

/** "In Japan", at the end. */
function findPlace(text: string, { lookUps }: Turn): Named | null {
  const words = text.replaceAll(/[\s?!.,:…-]+$/gu, '').split(/\s+/)
  for (let count = Math.min(MOST_WORDS_OF_A_PLACE, words.length - 1); count > 0; count -= 1) {
    const place = words.slice(-count).join(' ')
    const isAfter = BEFORE_LANGUAGE.has(words.at(-count - 1)?.toLowerCase() ?? '')
    if (isAfter && (lookUps.findCountry(place) ?? lookUps.findCity(place))) return { code: '', tokens: tokensOf(place) }
  }
  return null
}

const MOST_WORDS_OF_A_PLACE = 3

function namesOf({ code, name, ownName }: PhraseLanguage, locale: string): readonly (readonly string[])[] {
  const inLocale = new Intl.DisplayNames([locale], { type: 'language' }).of(code === 'nb' ? 'no' : code) ?? ''
  const all = [inLocale, name.replace(/\s*\(.*\)/, ''), ownName, ...(MORE_NAMES[code] ?? [])]
  return all.map(tokensOf).filter(({ length }) => length > 0)
}

const MORE_NAMES: Readonly<Record<string, readonly string[]>> = {
  zh: ['Mandarin', '中文', '普通话'],
  fa: ['Farsi'],
  tl: ['Tagalog', 'Filipino'],
  id: ['Bahasa'],
}

function languageThere({ question, slots, lookUps }: Turn, languages: readonly PhraseLanguage[]): string | undefined {
  const [country] = [...question.slots.countries, ...countriesOf(question.slots.cities, lookUps), ...slots.countries]
  const spoken = country === undefined ? [] : (lookUps.country(country)?.value.languages ?? [])
  return spoken.find((code) => languages.some((language) => language.code === code))
}

function countriesOf(cities: readonly number[], { city }: Turn['lookUps']): readonly string[] {
  return cities.flatMap((id) => city(id)?.value.country ?? [])
}

/** What is quoted; else what stands after the frame, without the language. */
function wordsToSay(text: string, named: Named | null): string {
  const quoted = QUOTED.exec(text)?.[1]
  if (quoted !== undefined) return quoted
  const frame = FRAME.exec(text)
  if (!frame) return ''
  const words = text
    .slice(frame.index + frame[0].length)
    .split(/\s+/)
    .filter(Boolean)
  const folded = words.map((word) => tokensOf(word).join(''))
  const at = named ? lastIndexOf(folded, named.tokens) : -1
  const kept =
    at === -1
      ? words
      : [
          ...words.slice(0, BEFORE_LANGUAGE.has(folded[at - 1] ?? '') ? at - 1 : at),
          ...words.slice(at + (named?.tokens.length ?? 0)),
        ]
  return kept.join(' ').replaceAll(/^[\s:,.…-]+|[\s?!:,.…-]+$/gu, '')
}

function tokensOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
}

function lastIndexOf(tokens: readonly string[], name: readonly string[]): number {
  for (let at = tokens.length - name.length; at >= 0; at -= 1)
    if (name.every((part, index) => tokens[at + index] === part)) return at
  return -1
}
