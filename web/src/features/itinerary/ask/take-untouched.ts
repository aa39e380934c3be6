import type { TripAsk } from '@app/domain/trip-draft'

/** What belongs to one chip changes together or not at all. */
const TOGETHER: readonly (readonly (keyof TripAsk)[])[] = [
  ['cities'],
  ['firstDate', 'dayCount'],
  ['adults', 'childAges'],
  ['pace'],
  ['interests'],
  ['diets'],
  ['mobility'],
  ['budget'],
  ['mustSee'],
  ['mustNot'],
  ['appointments'],
  ['arriveAt', 'departAt'],
]

/** A better reading of the sentence, except where the traveller has changed something since the first one. */
export function takeUntouched(now: TripAsk, first: TripAsk, better: TripAsk): TripAsk {
  const names = TOGETHER.filter((chip) => chip.every((name) => now[name] === first[name])).flat()
  return { ...now, ...(Object.fromEntries(names.map((name) => [name, better[name]])) as Partial<TripAsk>) }
}
