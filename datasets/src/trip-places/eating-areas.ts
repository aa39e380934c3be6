import { type GuideArea, type GuideFood, openingText } from '@app/domain/guide'
import { type Coordinates, distanceKm } from '@app/domain/kernel'
import { factsOfKind } from '@app/domain/place-kinds'
import { foldText } from '@app/domain/place-search'
import { middleOf, moneyRange } from '@app/domain/travel-prices'
import type { GuideHints } from '@app/domain/trip'

import type { Candidate, Guidance } from './candidate.ts'
import type { GuideAround } from './guide-around.ts'

/** With this many listed restaurants, some of the area has survived even if individual ones have closed. */
const MANY = 5
const MOST_COUNTED = 6
const WITHIN_KM = 8
const LARGEST_KM = 1.5
const RENOWN: Readonly<Record<GuideHints['importance'], number>> = { 5: 0.5, 4: 0.4, 3: 0.3, 2: 0.2, 1: 0.1 }
const FACT = 'An area with many places to eat'

/** Restaurants grouped by location. */
type Tables = {
  readonly near: (
    at: Coordinates,
    km: number,
    keep: (place: { readonly kind: string }) => boolean,
  ) => readonly unknown[]
}

/**
 * Areas to eat in: from the guide, and where old restaurant lists are dense. The restaurants themselves are not
 * proposed: the lists are about ten years old.
 */
export function eatingAreas(
  tables: readonly Tables[],
  { areas, food, asOf }: Pick<GuideAround, 'areas' | 'food' | 'asOf'>,
  at: Coordinates,
): readonly Candidate[] {
  const near = areas.filter(({ coordinates }) => distanceKm(coordinates, at) <= WITHIN_KM)
  const hintsOf = (area: GuideArea, importance: GuideHints['importance']): GuideHints => ({
    importance,
    bestTimes: [],
    booking: { need: 'none', daysAhead: 0 },
    ticketId: null,
    domain: null,
    asOf: asOf.get(area.destinationId) ?? '',
  })
  const told = near.flatMap((area) =>
    food
      .filter(({ scope, areaIds }) => scope === area.destinationId && areaIds.includes(area.id))
      .map((row) => ({ ...toCandidate(area, guidanceOf(row), hintsOf(area, row.importance)), ...nameOf(row, area) })),
  )
  const counted = near
    .map((area) => ({ area, count: tablesIn(tables, area) }))
    .filter(({ count }) => count >= MANY)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_COUNTED)
    .map(({ area }) => toCandidate(area, COUNTED, hintsOf(area, 2)))
  return [...told, ...counted]
}

const { visitMinutes } = factsOfKind('food_area')
const COUNTED: Guidance = { visitMinutes, usualHours: null, price: null, isIndoor: null, fact: FACT }

function guidanceOf({ usualTimes, price, note }: GuideFood): Guidance {
  return {
    visitMinutes,
    usualHours: openingText(usualTimes, null),
    price: price === null || price === 'free' ? null : middleOf(moneyRange(price)),
    isIndoor: null,
    fact: note,
  }
}

/** "Karaköy & Galata meyhanes" already contains its area. */
function isSaidIn(name: string, area: string): boolean {
  const words = foldText(name).split(' ')
  return foldText(area)
    .split(' ')
    .some((word) => word.length > 3 && words.includes(word))
}

/** "Family warungs" is generic, so the area is added to the name. */
function nameOf(row: GuideFood, area: GuideArea): Pick<Candidate, 'id' | 'name' | 'otherNames' | 'diets'> {
  const diets = (row.diets ?? []).flatMap((diet) => (diet === 'no' ? [] : [diet.replace(/-option$/, '')]))
  return {
    id: `eat-${row.scope}-${row.id}-${area.id}`,
    name: isSaidIn(row.name, area.name) ? row.name : `${row.name}, ${area.name}`,
    otherNames: row.localName === null ? [] : [row.localName],
    ...(diets.length > 0 ? { diets } : {}),
  }
}

function toCandidate(area: GuideArea, guidance: Guidance, guide: GuideHints): Candidate {
  return {
    id: `eat-${area.destinationId}-${area.id}`,
    wikidataId: null,
    name: area.name,
    otherNames: area.localName === null ? [] : [area.localName],
    coordinates: area.coordinates,
    kind: 'food_area',
    openingHours: null,
    isFree: false,
    renown: RENOWN[guide.importance],
    sources: ['guide'],
    list: `eat-${area.destinationId}`,
    guidance,
    guide,
  }
}

function tablesIn(tables: readonly Tables[], { coordinates, radiusKm }: GuideArea): number {
  const isTable = ({ kind }: { readonly kind: string }): boolean => factsOfKind(kind).role === 'food'
  const within = Math.min(radiusKm, LARGEST_KM)
  return tables.reduce((sum, table) => sum + table.near(coordinates, within, isTable).length, 0)
}
