/** Sorts of places and food that a text refuses anywhere in it, whatever else was read there. */
import { isSort, phrasesOf } from '../../place-wishes/index.ts'
import type { Said, TripRequest } from '../trip-request.ts'
import { isRefusedHere } from './refused-name.ts'

const MOST_WORDS = 3
const SHORTEST_SPACED = 3
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/

/** "夜市は人混みが苦手なので無しで" refuses night markets, though crowds were read there. */
export function withRefusedSorts(request: TripRequest, text: string): TripRequest {
  const found: string[] = []
  for (const phrase of phrasesOf(text).toReversed()) {
    if (HANGUL.test(phrase) && !isWordBeginning(text, phrase)) continue
    if (!DENSE.test(phrase) && (BEGINS_WITH_LINK.test(phrase) || !isEndOfThing(text, phrase))) continue
    const isLong = phrase.split(' ').length > MOST_WORDS || (!DENSE.test(phrase) && phrase.length < SHORTEST_SPACED)
    const words = phrase.replaceAll(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')
    const known = [...found, ...request.mustNot.map(({ value }) => value)]
    // "Sin lactosa" is a diet.
    const at = text.indexOf(words)
    const isEaten = request.diets.some(({ span }) => span.start < at + words.length && at < span.end)
    const isPart = isEaten || known.some((other) => includes(other, words) || includes(words, other))
    if (!isLong && words !== '' && !isPart && isRefusedHere(text, words) && isSort(words)) found.push(words)
  }
  if (found.length === 0) return request
  const added = found.map((value): Said<string> => {
    const start = text.indexOf(value)
    return { value, span: { start, end: start + value.length } }
  })
  const isOut = ({ value }: Said<string>): boolean => found.some((words) => includes(words, value))
  const { unread = [], ...known } = request
  const left = unread.filter((fact) => !isOut(fact))
  return {
    ...known,
    mustNot: [...request.mustNot, ...added],
    mustSee: request.mustSee.filter((fact) => !isOut(fact)),
    ...(left.length > 0 && { unread: left }),
  }
}

/** "De museos" is the same as "museos". */
const BEGINS_WITH_LINK = /^(?:de|del|du|des|di|da|do|dos|of|the|to|a|el|la|los|las|le|les|und|and|y|e|or|any)\s/iu
/**
 * Not "langen" of "keine langen Fußwege", nor "pasar de" of "sin pasar de 2.600": what is refused ends its clause, or
 * another thing follows.
 */
const isEndOfThing = (text: string, phrase: string): boolean =>
  /^\s*(?:$|[^\p{L}\p{N}\p{Sc}\s]|(?:and|or|nor|but|apart|except|please|pls|und|oder|aber|bitte|et|ou|mais|svp|y|o|ni|pero|e|ma|mas|por|per|en|of|maar|i|ani|lub|ale|och|eller|men|и|или|но|і|або|але|ve|veya|ama|και|ή|dan|atau|tapi|và|hoặc|nhưng)(?!\p{L}))/iu.test(
    text.slice(text.indexOf(phrase) + phrase.length),
  )

const HANGUL = /^[\uac00-\ud7af]/
const isWordBeginning = (text: string, piece: string): boolean => !/\p{L}/u.test(text[text.indexOf(piece) - 1] ?? '')

const includes = (words: string, part: string): boolean => words.toLowerCase().includes(part.toLowerCase())
