/** The guide as typed rows, each with its source line, and look-ups. */
import {
  type Cells,
  type GuideArea,
  type GuideCountry,
  type GuideDayTrip,
  type GuideDestination,
  type GuideEvent,
  type GuideFood,
  type GuideLeg,
  type GuidePoint,
  type GuideRoute,
  type GuideSight,
  type GuideTransfer,
  type LocalisedName,
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
import { type Coordinates, distanceKm } from '@app/domain/kernel'

import { COUNTRY_COLUMNS } from './country-columns.ts'
import type { GuideSource, SourceRow } from './read-guide.ts'
import { NAME_LANGUAGES } from './tables.ts'

export type Written<Row> = Row & {
  readonly where: string
  /** The folder that contains it. */
  readonly folder: string
}

/** A destination or an area, with its size. */
export type Spot = { readonly coordinates: Coordinates; readonly radiusKm: number }

type NamesRow = { readonly id: string; readonly names: readonly LocalisedName[] }

export type Guide = {
  readonly countries: readonly Written<GuideCountry>[]
  readonly destinations: readonly Written<GuideDestination>[]
  readonly sights: readonly Written<GuideSight>[]
  readonly dayTrips: readonly Written<GuideDayTrip>[]
  readonly transfers: readonly Written<GuideTransfer>[]
  readonly legs: readonly Written<GuideLeg>[]
  readonly areas: readonly Written<GuideArea>[]
  readonly food: readonly Written<GuideFood>[]
  readonly events: readonly Written<GuideEvent>[]
  readonly routes: readonly Written<GuideRoute>[]
  readonly names: readonly Written<NamesRow>[]
  /** Of the names table, in other languages. */
  readonly namesOf: (id: string) => readonly LocalisedName[]
  readonly destination: (id: string) => Written<GuideDestination> | undefined
  readonly sight: (id: string) => Written<GuideSight> | undefined
  readonly dayTrip: (id: string) => Written<GuideDayTrip> | undefined
  readonly country: (code: string) => Written<GuideCountry> | undefined
  readonly spot: (point: GuidePoint) => Spot | undefined
  readonly hasArea: (destinationId: string, areaId: string) => boolean
}

export function openGuide({ tables, countries: countryRows }: GuideSource): Guide {
  const names = written(tables.names, toNames)
  const namesById = new Map(names.map((row) => [row.id, row.names]))
  const destinations = written(tables.destinations, toDestination)
  const sights = written(tables.sights, (cell) => toSight(cell, namesById.get(cell('id'))))
  const dayTrips = written(tables['day-trips'], toDayTrip)
  const areas = written(tables.areas, toArea)
  const columns = COUNTRY_COLUMNS.map(({ name }) => name)
  const countries = written(countryRows, (cell) => toCountry(columns, cell))
  const [byId, sightById, tripById] = [byKey(destinations), byKey(sights), byKey(dayTrips)]
  const countryByCode = new Map(countries.map((country) => [country.code, country]))
  const areaByPath = new Map(areas.map((area) => [`${area.destinationId}/${area.id}`, area]))
  return {
    countries,
    destinations,
    sights,
    dayTrips,
    areas,
    transfers: written(tables.transfers, toTransfer),
    legs: written(tables.legs, toLeg),
    food: written(tables.food, toFood),
    events: written(tables.events, toEvent),
    routes: written(tables.routes, toRoute),
    names,
    namesOf: (id) => namesById.get(id) ?? [],
    destination: (id) => byId.get(id),
    sight: (id) => sightById.get(id),
    dayTrip: (id) => tripById.get(id),
    country: (code) => countryByCode.get(code),
    spot: ({ destinationId, areaId }) =>
      areaId === null ? byId.get(destinationId) : areaByPath.get(`${destinationId}/${areaId}`),
    hasArea: (destinationId, areaId) => areaByPath.has(`${destinationId}/${areaId}`),
  }
}

function toNames(cell: Cells): NamesRow {
  return { id: cell('id'), names: namesInRow(NAME_LANGUAGES, cell) }
}

function written<Row>(rows: readonly SourceRow[], toRow: (cell: Cells) => Row): readonly Written<Row>[] {
  return rows.map(({ cells, where, country }) => ({
    ...toRow((column) => cells[column] ?? ''),
    where,
    folder: country,
  }))
}

function byKey<Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

export function kmBetween(a: Spot, b: Spot): number {
  return distanceKm(a.coordinates, b.coordinates)
}

/** `kyoto` or `bali/ubud`, as the tables write it. */
export function pointText({ destinationId, areaId }: GuidePoint): string {
  return areaId === null ? destinationId : `${destinationId}/${areaId}`
}

/** Without accents, articles and punctuation, so that two spellings of one name are equal. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/\b(?:the|of|de|da|do|la|el|and)\b/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
