import { foldText } from '@app/domain/place-search'

import type { LookUps } from '../tools/look-ups.ts'

type Names = Pick<LookUps, 'findCity' | 'findCountry' | 'findSight' | 'guide'>

const destinations = new WeakMap<object, ReadonlySet<string>>()

/** A city, a country, a destination of the guide or a sight: a place that exists. Hotels and restaurants do not count. */
export function isKnownPlace(name: string, lookUps: Names): boolean {
  const folded = foldText(name.replace(/['’]s$/u, ''))
  if (folded === '') return false
  const isOfGuide = lookUps.guide !== undefined && destinationNames(lookUps.guide).has(folded)
  return (
    isOfGuide ||
    lookUps.findCountry(folded) !== null ||
    lookUps.findCity(folded) !== null ||
    lookUps.findSight?.(folded.split(' '))?.isWhole === true
  )
}

function destinationNames(guide: NonNullable<Names['guide']>): ReadonlySet<string> {
  const known = destinations.get(guide)
  if (known) return known
  const names = guide.destinations.flatMap(({ name, localName, otherNames }) => [name, localName, ...otherNames])
  const made = new Set(names.flatMap((each) => (each ? [foldText(typeof each === 'string' ? each : each.name)] : [])))
  destinations.set(guide, made)
  return made
}
