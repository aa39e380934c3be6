/** The kind of place that is looked for, and which of the named places is the start. */
import { TRIP_WISHES, type TripWish } from '../../tools/guide/suggestions/trip-wish.ts'
import type { WorldRegion } from '../../tools/guide/suggestions/world-regions.ts'
import { COMPANY_WORDS } from './word-lists/constraint-words.ts'
import { AFTER_START, BEFORE_START, REGION_WORDS, spacedText, WISH_WORDS } from './word-lists/wish-words.ts'

const OF_COMPANY: readonly (readonly [company: string, wish: TripWish])[] = [
  ['kids', 'kids'],
  ['pram', 'kids'],
  ['seniors', 'easy'],
  ['wheelchair', 'easy'],
  ['romantic', 'romance'],
]

export function readTripWishes(text: string): readonly TripWish[] {
  const spaced = spacedText(text)
  const said = WISH_WORDS.filter(([, pattern]) => pattern.test(spaced)).map(([wish]) => wish)
  const company = COMPANY_WORDS.filter(([, pattern]) => pattern.test(text)).map(([code]) => code)
  const ofCompany = OF_COMPANY.filter(([code]) => (company as readonly string[]).includes(code)).map(([, wish]) => wish)
  const all = new Set([...said, ...ofCompany])
  // "Beach, but not hot" names heat only to exclude it.
  if (all.has('cool')) all.delete('warm')
  return TRIP_WISHES.filter((wish) => all.has(wish))
}

export function readRegion(text: string): WorldRegion | null {
  const spaced = spacedText(text)
  return REGION_WORDS.find(([, pattern]) => pattern.test(spaced))?.[0] ?? null
}

/** "From Berlin", "ベルリンから". */
export function isStart(text: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  return BEFORE_START.test(spacedText(text.slice(0, start))) || AFTER_START.test(spacedText(text.slice(end)))
}
