import type { ReaderIntent } from '@app/domain/learned-reader'

import type { CorpusLine } from './corpus-line.ts'

/** "And" and "also", as two questions are joined in a message. */
const AND: Readonly<Record<string, readonly string[]>> = {
  ar: [' و', ' وكمان '],
  cs: [' a ', ' a taky '],
  de: [' und ', ' und noch '],
  el: [' και ', ' κι επισης '],
  en: [' and ', ' and also ', ' plus '],
  es: [' y ', ' y tambien '],
  fr: [' et ', ' et aussi '],
  hi: [' और ', ' aur '],
  id: [' dan ', ' terus '],
  it: [' e ', ' e poi '],
  ja: ['、あと', '。それと'],
  ko: [' 그리고 ', ', '],
  nl: [' en ', ' en ook '],
  pl: [' i ', ' a '],
  pt: [' e ', ' e tambem '],
  ru: [' и ', ' и еще '],
  sv: [' och ', ' o '],
  th: [' แล้วก็ ', ' และ '],
  tr: [' ve ', ' bir de '],
  uk: [' і ', ' та '],
  vi: [' và ', ' với lại '],
  zh: ['，还有', '，另外'],
}
const SIGNS = ['? ', ', ', '. ', ' ', '?? ', '\n']
/** One message of two questions for so many lines. */
const EVERY = 5
const LONGEST = 140

/** One in so many of these asks a third thing. */
const EVERY_THIRD = 5
const TRIP: ReaderIntent = 'itinerary'
/** "10 days Japan, two of us", beside a question, may only be told. */
const LEAST_REQUEST = 10

/** Messages that ask two or three things, from lines of a language: travellers ask any of them together. */
export function joinedLines(lines: readonly CorpusLine[], random: () => number): readonly CorpusLine[] {
  const short = lines.filter((line) => line.intents.length === 1 && line.text.length < LONGEST && !isBareTrip(line))
  const byLanguage = Map.groupBy(
    short.filter(({ isFollowUp }) => !isFollowUp),
    ({ language }) => language,
  )
  const any = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!
  const join = (one: CorpusLine): CorpusLine => {
    const other = any(byLanguage.get(one.language) ?? [])
    if (!other || one.intents.includes(other.intents[0]!)) return one
    const joiner = any([...(AND[one.language] ?? []), any(SIGNS)])
    const text = one.text.replace(/[?.!\s]+$/u, '') + joiner + other.text
    return { ...one, intents: [...one.intents, other.intents[0]!], text }
  }
  return short
    .filter((_, index) => index % EVERY === 0)
    .map((line, index) => (index % EVERY_THIRD === 0 ? join(join(line)) : join(line)))
    .filter(({ intents }) => intents.length > 1)
}

function isBareTrip({ intents, text }: CorpusLine): boolean {
  return intents[0] === TRIP && text.replaceAll(/\[[^\]]*\]|[^\p{L}]/gu, '').length < LEAST_REQUEST
}
