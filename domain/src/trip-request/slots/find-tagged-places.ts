import { isSightNoun } from '../../place-kinds/index.ts'
import { isKindInName, wordsOfName } from '../../place-names/index.ts'
import { lengthAt, type Reading, tokenAt } from '../reading.ts'
import type { NamedPlace, TextSpan } from '../trip-request.ts'
import { isWithin, type SlotContext } from './slot-context.ts'

export type TaggedPlace = { readonly value: NamedPlace; readonly span: TextSpan }

const MOST_WORDS = 4
/** A name may go on behind its tag: "Halong" of "Halong Bay". */
const MOST_BEYOND = 1
const SHORTEST = 3

/** Every place that the tables know in the words of a tag; longer names first. */
export function findTaggedPlaces(context: SlotContext, tag: TextSpan): readonly TaggedPlace[] {
  const { whole, text } = context
  const found: TaggedPlace[] = []
  let isWhole = true
  for (let at = 0; at < whole.words.tokens.length; at += 1) {
    if (!isInTag(context, at, tag)) continue
    const place = placeAt(context, at, tag)
    isWhole &&= place !== null || isEveryday(whole, at, 1)
    if (!place) continue
    found.push(place)
    at += place.length - 1
  }
  // "Chapada Diamantina" is not the town of Diamantina.
  const sure = found.filter(({ value }) => isWhole || value.city === null || whole.isWellKnown(value.name))
  // A short name in a script of its own may be missing in the English words.
  const isGloss = whole.words.text !== text
  const written = found.length > 0 || !isGloss ? null : lookUp(whole, text.slice(tag.start, tag.end).trim())
  return written ? [{ value: written, span: { start: tag.start, end: tag.end } }] : sure
}

const originalAt = ({ whole, original }: SlotContext, at: number, length = 1): TextSpan =>
  original({ start: tokenAt(whole, at)?.start ?? 0, end: tokenAt(whole, at + length - 1)?.end ?? 0 })

function isInTag(context: SlotContext, at: number, tag: TextSpan): boolean {
  const { start, end } = originalAt(context, at)
  return tokenAt(context.whole, at)?.kind === 'word' && end > start && tag.start <= start && start < tag.end
}

function placeAt(context: SlotContext, at: number, tag: TextSpan): (TaggedPlace & { readonly length: number }) | null {
  const { whole } = context
  let own = 0
  while (own < MOST_WORDS && isInTag(context, at + own, tag)) own += 1
  let most = own
  while (most < own + MOST_BEYOND && tokenAt(whole, at + most)?.kind === 'word') most += 1
  for (let length = most; length > 0; length -= 1) {
    const span = originalAt(context, at, length)
    const words = whole.words.text.slice(tokenAt(whole, at)?.start, tokenAt(whole, at + length - 1)?.end)
    const isAlone = length === 1 && isWithin(tag, span) && !isKind(whole, at)
    // "South America" is not the United States.
    if (!isAlone && /^america$/i.test(words)) continue
    if (!isAlone && (words.length < SHORTEST || isEveryday(whole, at, length))) continue
    const value = lookUp(whole, words)
    if (value) return { value, span, length }
  }
  return null
}

/** "Bay", "the islands": words with another meaning, unless they are all that was tagged. */
const isEveryday = (whole: Reading, at: number, length: number): boolean =>
  Array.from({ length }, (_, step) => at + step).every(
    (place) => whole.words.isKnown(place) || isKind(whole, place) || lengthAt(whole, place, 'article') > 0,
  )

/** "Island" is also what Germans call Iceland. */
function isKind(whole: Reading, at: number): boolean {
  const token = tokenAt(whole, at)
  return (
    !token?.isCapital && (isSightNoun(token?.folded ?? '') || wordsOfName([token?.folded ?? '']).some(isKindInName))
  )
}

function lookUp({ findCity, findCountry, findRegion, findMainCity }: Reading, name: string): NamedPlace | null {
  const country = findCountry(name)
  if (country !== null) return { name, city: null, country }
  const region = findRegion(name)
  if (region) return { name, city: null, country: region.country, regionId: region.id }
  const city = findCity(name) ?? findMainCity(name)
  return city && { name, city, country: null }
}
