/** The tables of the guide: their columns in order, whether a cell may be empty, and its rule. */
import { PLACE_WORDS as P, TRAVEL_WORDS as T } from '@app/domain/guide'

import * as cell from './cell-rules.ts'

export type Column = { readonly name: string; readonly rule: cell.CellRule; readonly isRequired: boolean }

export function required(name: string, rule: cell.CellRule): Column {
  return { name, rule, isRequired: true }
}

export function optional(name: string, rule: cell.CellRule): Column {
  return { name, rule, isRequired: false }
}

const MOST_TAGS = 6
const certainty = required('certainty', cell.oneOf(P.CERTAINTIES))
const note = optional('note', cell.note)
const domain = optional('domain', cell.domain)
const tags = cell.manyOf(P.TAGS, { most: MOST_TAGS })
const closedDays = optional('closed_days', cell.manyOf(P.CLOSED_DAYS, { orNone: true }))
const importance = required('importance', cell.wholeNumber(1, 5))
const named = [required('name', cell.shortText), optional('local_name', cell.shortText)]
const position = [required('lat', cell.latitude), required('lon', cell.longitude)]

const destinations: readonly Column[] = [
  required('rank', cell.wholeNumber(1, 2000)),
  required('id', cell.slug),
  ...named,
  required('kind', cell.oneOf(P.DESTINATION_KINDS)),
  required('country', cell.countryCodes),
  ...position,
  required('radius_km', cell.wholeNumber(2, 3500)),
  optional('parent', cell.slug),
  optional('airports', cell.airportCodes),
  optional('bases', cell.shortText),
  required('days_min', cell.wholeNumber(1, 60)),
  required('days_ideal', cell.wholeNumber(1, 60)),
  required('days_max', cell.wholeNumber(1, 90)),
  required('best_months', cell.months),
  optional('avoid_months', cell.monthsWithReason),
  optional('aka', cell.otherNames),
  required('state', cell.oneOf(P.STATES)),
  certainty,
  note,
]

const sights: readonly Column[] = [
  required('dest', cell.slug),
  required('id', cell.dottedId),
  ...named,
  required('kind', cell.oneOf(P.SIGHT_KINDS)),
  optional('lat', cell.latitude),
  optional('lon', cell.longitude),
  required('area', cell.slug),
  importance,
  required('minutes', cell.wholeNumber(10, 900)),
  required('best_time', cell.manyOf(P.TIMES_OF_DAY)),
  closedDays,
  optional('closed_season', cell.monthsWithReason),
  optional('hours', cell.hours),
  optional('fee', cell.price),
  optional('ticket', cell.dottedId),
  required('book', cell.booking),
  required('setting', cell.oneOf(P.SETTINGS)),
  optional('suits', cell.suits),
  required('tags', tags),
  optional('near', (text) => (text.split(';').length > 4 ? 'more than 4 values' : cell.slugs(text))),
  domain,
  certainty,
  note,
]

const dayTrips: readonly Column[] = [
  required('dest', cell.slug),
  required('id', cell.dottedId),
  required('name', cell.shortText),
  optional('to', cell.point),
  ...position,
  required('mode', cell.manyOf(T.MODES, { most: 4 })),
  required('minutes', cell.wholeNumber(10, 360)),
  required('hours_total', cell.decimal(2, 20, 1)),
  optional('cost', cell.price),
  required('highlights', cell.shortText),
  optional('months', cell.months),
  closedDays,
  required('book', cell.booking),
  optional('suits', cell.suits),
  required('tags', tags),
  importance,
  required('overnight_better', cell.oneOf(P.YES_SOME_NO)),
  certainty,
  note,
]

const transfers: readonly Column[] = [
  required('airport', cell.airportCode),
  required('dest', cell.slug),
  optional('area', cell.slug),
  required('mode', cell.oneOf(T.MODES)),
  optional('line', cell.shortText),
  required('minutes', cell.wholeNumber(4, 300)),
  optional('minutes_busy', cell.wholeNumber(4, 400)),
  optional('price', cell.price),
  required('per', cell.oneOf(['person', 'vehicle'])),
  optional('hours', cell.hours),
  optional('every_min', cell.wholeNumber(2, 240)),
  optional('codes', cell.manyOf(T.TRANSFER_CODES)),
  domain,
  certainty,
  note,
]

const legs: readonly Column[] = [
  required('from', cell.point),
  required('to', cell.point),
  required('mode', cell.oneOf(T.MODES)),
  required('exists', cell.oneOf(T.EXISTS)),
  required('usual', cell.wholeNumber(0, 5)),
  optional('minutes', cell.wholeNumber(10, 3000)),
  optional('price', cell.price),
  optional('per_day', cell.decimal(0, 300, 1)),
  required('both_ways', cell.oneOf(P.YES_SOME_NO)),
  optional('codes', cell.manyOf(T.LEG_CODES)),
  domain,
  certainty,
  note,
]

const areas: readonly Column[] = [
  required('dest', cell.slug),
  required('id', cell.slug),
  ...named,
  ...position,
  required('radius_km', cell.decimal(0.2, 40, 1)),
  required('base', cell.oneOf(P.YES_SOME_NO)),
  required('stay_for', cell.manyOf(P.STAY_FOR)),
  required('price_level', cell.wholeNumber(1, 5)),
  required('night_care', cell.oneOf(P.NIGHT_CARE)),
  required('transit', cell.oneOf(P.TRANSIT)),
  optional('centre_min', cell.wholeNumber(0, 240)),
  optional('tags', tags),
  certainty,
  note,
]

const food: readonly Column[] = [
  required('scope', cell.scope),
  required('id', cell.slug),
  required('row', cell.oneOf(T.FOOD_ROWS)),
  ...named,
  optional('has', cell.manyOf(T.CONTAINS)),
  optional('diet', cell.manyOf(T.DIETS)),
  required('meal', cell.manyOf(T.MEALS)),
  optional('areas', cell.slugs),
  optional('hours', cell.hours),
  optional('price', cell.price),
  importance,
  certainty,
  note,
]

const events: readonly Column[] = [
  required('scope', cell.scope),
  required('id', cell.slug),
  ...named,
  required('kind', cell.oneOf(T.EVENT_KINDS)),
  required('rule', cell.dateRule),
  optional('effects', cell.manyOf(T.EVENT_EFFECTS)),
  importance,
  required('book', cell.booking),
  optional('areas', cell.slugs),
  optional('tags', tags),
  domain,
  certainty,
  note,
]

const routes: readonly Column[] = [
  required('id', cell.slug),
  required('dest', cell.slug),
  required('name', cell.shortText),
  required('days', cell.wholeNumber(2, 60)),
  required('stops', cell.stops),
  optional('start', cell.airportCodes),
  optional('end', cell.airportCodes),
  required('pace', cell.oneOf(T.PACES)),
  required('months', cell.months),
  required('for', cell.manyOf(T.ROUTE_FOR)),
  required('must', cell.ids),
  optional('skip_if', cell.shortText),
  certainty,
  note,
]

/** The languages in which destinations and must-sees are named; `id_ID` is Indonesian, because `id` is the id. */
export const NAME_LANGUAGES = 'ar cs de el es fr hi id_ID it ja ko nl pl pt ru sv th tr uk vi zh'.split(' ')

const namesTable: readonly Column[] = [
  required('id', cell.matching(/^[a-z0-9-]+(?:\.[a-z0-9-]+)?$/, 'the id of a destination or a sight')),
  ...NAME_LANGUAGES.map((language) => optional(language, cell.shortText)),
]

/** File name without `.tsv`. `country.tsv` is transposed and is in country-columns.ts. */
export const TABLES = {
  destinations,
  sights,
  'day-trips': dayTrips,
  transfers,
  legs,
  areas,
  food,
  events,
  routes,
  names: namesTable,
} as const satisfies Readonly<Record<string, readonly Column[]>>

export type TableName = keyof typeof TABLES

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[]

/** A value for each table. */
export function byTable<Value>(make: (name: TableName) => Value): Record<TableName, Value> {
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, make(name)])) as Record<TableName, Value>
}
