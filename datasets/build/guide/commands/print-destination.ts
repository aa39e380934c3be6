import type { GuideLeg, GuideSight, MonthRange, Price } from '@app/domain/guide'

import { type DestinationGuide, type Guide, loadGuide } from '../../../src/guide/index.ts'
import { readRegister, tableById } from '../../registered-table.ts'
import { packSource } from '../pack-guide.ts'
import { type GuideSource, readGuide, type SourceRow } from '../read-guide.ts'
import { byTable } from '../tables.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** As it will be packed, so that an editor sees what a traveller will, before the build. */
export async function printDestination([id = '']: readonly string[]): Promise<boolean> {
  const source = await readGuide()
  const lines = await destinationLines(source, id)
  console.log((lines ?? [`No destination "${id}". ${suggestion(source, id)}`]).join('\n'))
  return lines !== null
}

export async function destinationLines(source: GuideSource, id: string): Promise<readonly string[] | null> {
  const row = source.tables.destinations.find(({ cells }) => cells['id'] === id)
  const guide = row && (await packedInMemory(countriesOf(source, row)))
  const found = await guide?.destination(id)
  return found ? pageOf(found) : null
}

/** Its country and those of its legs; all others take seconds to pack. */
function countriesOf({ countries, tables, problems }: GuideSource, { cells, country }: SourceRow): GuideSource {
  const ends = tables.legs
    .map((leg) => [leg.cells['from'], leg.cells['to']].map((end) => end?.split('/')[0]))
    .filter((leg) => leg.includes(cells['id']))
  const near = new Set(ends.flat())
  const neighbours = tables.destinations.filter((row) => near.has(row.cells['id']))
  const codes = new Set([country, ...neighbours.map((row) => row.country)])
  const isHere = (row: SourceRow): boolean => codes.has(row.country)
  return { countries: countries.filter(isHere), tables: byTable((name) => tables[name].filter(isHere)), problems }
}

async function packedInMemory(source: GuideSource): Promise<Guide> {
  const { table, text, parts = [] } = packSource(source, tableById((await readRegister()).tables)('guide'))
  const texts = new Map([{ file: table.file, text }, ...parts].map((part) => [part.file, part.text]))
  return loadGuide(async (file) => texts.get(file) ?? '')
}

function suggestion({ tables }: GuideSource, id: string): string {
  const ids = tables.destinations.map(({ cells }) => cells['id'] ?? '')
  const near = ids.filter((other) => id !== '' && other.includes(id)).slice(0, 8)
  return near.length > 0 ? `Is it ${near.join(', ')}?` : ''
}

function pageOf(guide: DestinationGuide): readonly string[] {
  const { destination, country, asOf } = guide
  const { name, localName, kind, daysMin, daysIdeal, daysMax, bestMonths, avoidMonths, airports } = destination
  const avoided = (avoidMonths ?? []).map((range) => `${monthsText([range])} ${range.reason}`)
  return [
    `${name}${localName && localName !== name ? ` (${localName})` : ''}, ${country.name}`,
    `${kind}, ${daysMin} to ${daysMax} days, best ${daysIdeal}; airports ${airports.join(', ') || 'none'}`,
    `best ${monthsText(bestMonths)}; avoid ${avoided.join(', ') || 'no month'}`,
    `Our guide, ${asOf}; not checked on site`,
    ...section('Sights', guide.sights.toSorted((a, b) => b.importance - a.importance).map(sightLine)),
    ...section(
      'Day trips',
      guide.dayTrips.map((row) => `${row.name}: ${row.travelMinutes} min by ${row.modes[0]}`),
    ),
    ...section('From the airport', guide.transfers.map(transferLine)),
    ...section('To and from', guide.legs.filter(({ exists }) => exists !== 'no').map(legLine)),
    ...section(
      'Where to stay',
      guide.areas.filter(({ stayFor }) => stayFor.length > 0).map((row) => `${row.name}: ${row.stayFor.join(', ')}`),
    ),
    ...section(
      'Food',
      guide.food.map((row) => `${row.name} (${row.kind})${after(priceText(row.price))}`),
    ),
    ...section(
      'Events',
      guide.events.map((row) => `${row.name}: ${row.effects.join(', ')}`),
    ),
    ...section(
      'Routes',
      guide.routes.map((row) => row.name),
    ),
  ]
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', `${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)]
}

function sightLine(row: GuideSight): string {
  const times = row.bestTimes.join(', ')
  const price = row.ticketOfSightId === null ? priceText(row.fee) : `ticket of ${row.ticketOfSightId}`
  return `${'*'.repeat(row.importance).padEnd(5)} ${row.name}: ${row.durationMinutes} min, ${times}${after(price)}`
}

function transferLine(row: DestinationGuide['transfers'][number]): string {
  return `${row.airport} ${row.mode}${after(row.line, ' ')}: ${row.durationMinutes} min${after(priceText(row.price))}`
}

function legLine(row: GuideLeg): string {
  const ends = [row.from, row.to].map(({ destinationId, areaId }) => areaId ?? destinationId)
  const usual = row.usualOrder === 1 ? ' (usual)' : ''
  return `${ends.join(' to ')} by ${row.mode}${usual}: ${row.durationMinutes} min${after(priceText(row.price))}`
}

function after(text: string | null, sign = ', '): string {
  return text === null ? '' : `${sign}${text}`
}

function priceText(price: Price | null): string | null {
  if (price === null || price === 'free') return price
  const range = price.low === price.high ? String(price.low) : `${price.low}-${price.high}`
  return `${price.currency} ${range}`
}

function monthsText(ranges: readonly MonthRange[]): string {
  return ranges
    .map(({ from, to }) => (from === to ? MONTHS[from - 1] : `${MONTHS[from - 1]}-${MONTHS[to - 1]}`))
    .join(', ')
}
