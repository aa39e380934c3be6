import {
  type GuideArea,
  type GuideCountry,
  type GuideDayTrip,
  type GuideDestination,
  type GuideEvent,
  type GuideFood,
  type GuideLeg,
  type GuideRoute,
  type GuideSight,
  type GuideTransfer,
  namesInRow,
  toArea,
  toCountry,
  toDayTrip,
  toDestination,
  toEvent,
  toFood,
  toLeg,
  toRoute,
  toSight,
  toTransfer,
} from '@app/domain/guide'

import { openFile, rowsOf } from './guide-file.ts'

export type GuideTables = {
  readonly destinations: readonly GuideDestination[]
  readonly sights: readonly GuideSight[]
  readonly dayTrips: readonly GuideDayTrip[]
  readonly transfers: readonly GuideTransfer[]
  /** Including those that only end here. */
  readonly legs: readonly GuideLeg[]
  readonly areas: readonly GuideArea[]
  readonly food: readonly GuideFood[]
  readonly events: readonly GuideEvent[]
  readonly routes: readonly GuideRoute[]
}

export type GuidePart = GuideTables & {
  readonly asOf: string
  readonly country: GuideCountry | null
  readonly moreParts: number
}

export function readGuideFile(text: string): GuidePart {
  const file = openFile(text)
  const { country, asOf, moreParts } = file
  const columns = Object.keys(file.tables['names']?.columns ?? {})
  const names = new Map(rowsOf(file, 'names', (cell) => [cell('id'), namesInRow(columns, cell)] as const))
  return {
    asOf,
    moreParts,
    country: country && toCountry(Object.keys(country), (column) => country[column] ?? ''),
    destinations: rowsOf(file, 'destinations', toDestination),
    sights: rowsOf(file, 'sights', (cell) => toSight(cell, names.get(cell('id')))),
    dayTrips: rowsOf(file, 'day-trips', toDayTrip),
    transfers: rowsOf(file, 'transfers', toTransfer),
    legs: rowsOf(file, 'legs', toLeg),
    areas: rowsOf(file, 'areas', toArea),
    food: rowsOf(file, 'food', toFood),
    events: rowsOf(file, 'events', toEvent),
    routes: rowsOf(file, 'routes', toRoute),
  }
}
