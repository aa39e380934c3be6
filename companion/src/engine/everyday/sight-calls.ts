/** Calls for sights: by a wish, narrowed by company and refusals, or of one sight by its name. */
import type { Wish, With } from '../../tools/guide/words/en-labels.ts'
import type { CallRow } from './everyday-facts.ts'
import { refusedKinds, sightsMeant } from './narrowed-sights.ts'
import { toPlace } from './to-place.ts'

export const LONGEST_NAME = 80

/** What else was said narrows a wish; a wish for two is not one for children. */
export const sights = (wish: Wish): CallRow =>
  toPlace('things-to-do', ({ constraints: { company }, text }) => {
    const also = company.filter((each) => each !== wish && !COVERED[wish]?.includes(each))
    const without = refusedKinds(text).filter((kind) => kind !== wish)
    return {
      wish: sightsMeant(text, wish),
      ...(also.length > 0 && { also: also.slice(0, MOST_COMPANY) }),
      ...(without.length > 0 && { without }),
      about: text.slice(0, LONGEST_NAME),
    }
  })
export const oneSight = (wish: Wish): CallRow =>
  toPlace('things-to-do', ({ text, weekday }) => ({
    wish,
    sight: text.slice(0, LONGEST_NAME),
    ...(weekday !== null && { weekday }),
  }))
const MOST_COMPANY = 2
/** A wish that says as much itself. */
const COVERED: Readonly<Partial<Record<Wish, readonly With[]>>> = {
  free: ['free'],
  nightlife: ['romantic', 'rain'],
  romantic: ['kids'],
  shopping: ['free'],
  'day-trip': ['rain'],
}
