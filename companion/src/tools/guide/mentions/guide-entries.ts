/** Everything that the guide names in a place, as one list that can be searched by words and by what they mean. */
import type { GuideArea, GuideDayTrip, GuideEvent, GuideFood, GuideSight } from '@app/domain/guide'
import { guideClaim } from '@app/domain/guide'
import type { CalendarDate } from '@app/domain/kernel'

import type { FactRow } from '../facts-card.ts'
import { foodRow } from '../food-and-drink.ts'
import type { PlaceInGuide } from '../guide-place.ts'
import type { GuideWriting } from '../guide-writing.ts'
import { eventRow } from '../seasons-and-events.ts'
import { visitRow } from '../sights/one-sight.ts'

export type GuideListed = {
  readonly names: readonly string[]
  /** Names, kind, tags and note: what it is. */
  readonly text: string
  readonly importance: number
  readonly row: () => FactRow
}

/** Meals, customs and hours are told by other answers. */
const EATEN: readonly GuideFood['kind'][] = ['dish', 'drink', 'place', 'snack', 'sweet']
const AREA_IMPORTANCE = 3

export function guideEntries(known: PlaceInGuide, writing: GuideWriting, today: CalendarDate): readonly GuideListed[] {
  const { guide, entry } = known
  const areaNames = new Map('destination' in guide ? guide.areas.map(({ id, name }) => [id, name]) : [])
  const isHere = ({ scope }: { readonly scope: string }): boolean =>
    entry === null || scope === entry.id || scope === guide.country.code
  const season = { known, writing, today, year: null, month: null }
  return [
    ...guide.sights.map((sight) => ofVisit(sight, [sight.kind], guide.asOf, writing)),
    ...guide.dayTrips.map((trip) => ofVisit(trip, trip.highlights, guide.asOf, writing)),
    ...guide.food
      .filter((food) => EATEN.includes(food.kind) && isHere(food))
      .map((food) => ofFood(food, () => foodRow(food, areaNames, guide.asOf, writing))),
    ...guide.events.filter(isHere).map((event) => ofEvent(event, () => eventRow(event, season))),
    ...guide.areas.map((area) => ofArea(area, guide.asOf)),
  ]
}

function ofVisit(
  visit: GuideDayTrip | GuideSight,
  more: readonly string[],
  asOf: string,
  writing: GuideWriting,
): GuideListed {
  const names =
    'otherNames' in visit
      ? [visit.name, visit.localName ?? '', ...visit.otherNames.map(({ name }) => name)]
      : [visit.name]
  return listed(names, [...more, ...visit.tags, visit.note ?? ''], visit.importance, () =>
    visitRow(visit, asOf, writing),
  )
}

function ofFood({ name, localName, note, importance, kind }: GuideFood, row: () => FactRow): GuideListed {
  return listed([name, localName ?? ''], [kind === 'place' ? '' : kind, note ?? ''], importance, row)
}

function ofEvent({ name, localName, kind, tags, note, importance }: GuideEvent, row: () => FactRow): GuideListed {
  return listed([name, localName ?? ''], [kind, ...tags, note ?? ''], importance, row)
}

function ofArea({ id, name, localName, tags, note }: GuideArea, asOf: string): GuideListed {
  return listed([name, localName ?? ''], [...tags, note ?? ''], AREA_IMPORTANCE, () => ({
    id: `area.${id}`,
    label: name,
    value: guideClaim(note ?? name, asOf),
    link: null,
  }))
}

function listed(
  names: readonly string[],
  more: readonly string[],
  importance: number,
  row: () => FactRow,
): GuideListed {
  const own = names.filter(Boolean)
  const words = more.map((each) => each.replaceAll(/[-_]/g, ' '))
  return { names: own, text: [...own, ...words].filter(Boolean).join('. '), importance, row }
}
