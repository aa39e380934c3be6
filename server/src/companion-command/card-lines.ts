import type { CalledTool } from '@app/contracts/assistant'
import { type Claim, minorDigitsOf } from '@app/domain/kernel'

import { evidenceOf } from './evidence.ts'

/** Ids, positions and search parameters are for programs; what a card says is also the answer. */
const LEFT_OUT = new Set([
  'says',
  'coordinates',
  'id',
  'cityId',
  'placeId',
  'sources',
  'otherNames',
  'search',
  'renown',
  'places',
])
const MOST_LINES = 60
const MOST_OF_A_LIST = 12

/** The content of a card as a person reads it: one fact per line, each with its evidence. */
export function cardLines({ tool, result }: CalledTool): readonly string[] {
  if (result.kind === 'unknown') return [`${tool}: unknown (${result.about})`]
  if (result.kind === 'refused') return [`${tool}: refused (${result.because})`]
  const { trip, ...card } = result.card
  const lines = Object.entries(card).flatMap(([name, value]) => linesOf(value, name))
  const days = isTrip(trip) ? trip.days.flatMap(dayLines) : []
  return [tool, ...[...lines, ...days].slice(0, MOST_LINES).map((line) => `  ${line}`)]
}

function linesOf(value: unknown, name: string): readonly string[] {
  if (value === null || value === undefined || LEFT_OUT.has(lastOf(name))) return []
  if (isClaim(value)) {
    const [first, ...more] = linesOf(value.value, name)
    return first === undefined ? [] : [`${first} [${evidenceOf([value])}]`, ...more]
  }
  if (Array.isArray(value)) return listLines(value, name)
  if (typeof value === 'string') return [`${name}: ${value}`]
  if (typeof value !== 'object') return [`${name}: ${JSON.stringify(value)}`]
  if ('minorUnits' in value && 'currency' in value) return [`${name}: ${moneyText(value)}`]
  if ('label' in value && 'value' in value) return linesOf(value.value, String(value.label))
  if ('epochMs' in value && 'timeZone' in value) return [`${name}: ${clockText(value)}`]
  return Object.entries(value).flatMap(([key, each]) => linesOf(each, `${name}.${key}`))
}

function listLines(values: readonly unknown[], name: string): readonly string[] {
  const isPlain = values.every((each) => each === null || typeof each !== 'object')
  if (isPlain) return values.length === 0 ? [] : [`${name}: ${values.join(', ')}`]
  const shown = values.slice(0, MOST_OF_A_LIST).flatMap((each, index) => linesOf(each, `${name}.${index + 1}`))
  const rest = values.length - MOST_OF_A_LIST
  return rest > 0 ? [...shown, `${name}: and ${rest} more`] : shown
}

type DayOfTrip = { readonly date?: string | null; readonly stops: readonly { readonly title: string }[] }

function isTrip(value: unknown): value is { readonly days: readonly DayOfTrip[] } {
  return typeof value === 'object' && value !== null && 'days' in value && Array.isArray(value.days)
}

function dayLines({ date, stops }: DayOfTrip, index: number): readonly string[] {
  return [`day ${index + 1}${date ? ` (${date})` : ''}: ${stops.map(({ title }) => title).join(', ')}`]
}

function isClaim(value: unknown): value is Claim<unknown> {
  return typeof value === 'object' && value !== null && 'checkedAt' in value && 'status' in value && 'value' in value
}

function moneyText(value: object): string {
  const { minorUnits, currency } = value as { readonly minorUnits: number; readonly currency: string }
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(minorUnits / 10 ** minorDigitsOf(currency))
}

function clockText(value: object): string {
  const { epochMs, timeZone } = value as { readonly epochMs: number; readonly timeZone: string }
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(epochMs)
}

function lastOf(name: string): string {
  return name.split('.').at(-1) ?? name
}
