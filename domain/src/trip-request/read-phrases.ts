import type { Pace, SpecialWish, SpecialWishCode } from '../trip/index.ts'
import type { Said, TextSpan, TripRequest } from './trip-request.ts'
import written from './word-lists/phrases.json' with { type: 'json' }

/**
 * Wishes that are said in a few words, by the words of all languages of the planner: they are looked for in the text as
 * it was written, because word for word in English they would be lost. `~` stands for up to two words in between.
 */
const PHRASES: Readonly<Record<Phrase, readonly string[]>> = written
type Phrase = keyof typeof written

/** No letter of a script that parts its words. */
const BEGINNING = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Devanagari}])`
const PATTERNS = Object.entries(PHRASES).map(([phrase, lines]) => {
  const words = lines.join('|').replaceAll('~', String.raw`(?:\S+ ){0,2}`)
  return [phrase as Phrase, new RegExp(`${BEGINNING}(?:${words})`, 'giu')] as const
})

/** The request with what a few words of the text ask for; these words are neither refused nor left unread. */
export function withPhrases(request: TripRequest, text: string): TripRequest {
  const found = PATTERNS.flatMap(([phrase, pattern]) =>
    [...text.matchAll(pattern)].slice(0, 1).map((match) => ({
      value: phrase,
      ...(phrase === 'short-drives' && { minutes: minutesIn(match[0]) }),
      span: { start: match.index, end: match.index + match[0].length },
    })),
  )
  return found.length === 0 ? request : found.reduce(withPhrase, freed(request, found, text))
}

type Found = Said<Phrase> & { readonly minutes?: number | null }

/** "More than 2.5 hours". */
function minutesIn(words: string): number | null {
  const [number] = /\d+(?:[.,]5)?/.exec(words) ?? []
  return number === undefined ? null : Math.round(Number(number.replace(',', '.')) * MINUTES_PER_HOUR)
}

const MINUTES_PER_HOUR = 60

/** Words that were taken for something refused, for a place to see, or for nothing. */
function freed(request: TripRequest, found: readonly Said<Phrase>[], text: string): TripRequest {
  const isOther = ({ span }: Said<unknown>): boolean => !found.some((phrase) => doMeet(phrase.span, span))
  const { unread: all = [], ...known } = request
  const unread = all.filter((fact) => isOther(fact) && !isPartOf(fact, found, text))
  return {
    ...known,
    mustNot: request.mustNot.filter(isOther),
    mustSee: request.mustSee.filter(isOther),
    ...(unread.length > 0 && { unread }),
  }
}

/** "We hate" before "queues". */
function isPartOf({ span, value }: Said<string>, found: readonly Said<Phrase>[], text: string): boolean {
  return found.some((phrase) => {
    const between = text.slice(Math.min(span.end, phrase.span.end), Math.max(span.start, phrase.span.start))
    return value.length <= SHORT_WORD && between.trim() === ''
  })
}

const SHORT_WORD = 5

const doMeet = (one: TextSpan, other: TextSpan): boolean => one.start < other.end && other.start < one.end

function withPhrase(request: TripRequest, { value, span, minutes }: Found): TripRequest {
  if (value === 'calm') return { ...request, pace: request.pace ?? { value: 'calm' satisfies Pace, span } }
  if (value === 'short-walks') return { ...request, mobility: request.mobility ?? { value, span } }
  const { special = [] } = request
  if (special.some((wish) => wish.value.code === value)) return request
  return {
    ...request,
    special: [...special, { value: wishOf(value, minutes ?? null), span }],
  }
}

const wishOf = (code: SpecialWishCode, minutes: number | null): SpecialWish =>
  minutes === null ? { code } : { code, by: minutes }
