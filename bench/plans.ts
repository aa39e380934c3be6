/**
 * `npm run bench plans [--out FILE]`: 200 requests for 100 cities in six languages, from the sentence to a checked
 * plan.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import type { Finding } from '@app/domain/trip-checker'
import { isPossible } from '@app/domain/trip-checker'

import { countFirstNames } from './plans/count-first-names.ts'
import { makeRequests, type PlanRequest } from './plans/make-requests.ts'
import { openPipeline, type Outcome } from './plans/run-request.ts'

type Line = PlanRequest & { readonly outcome: Outcome | null }

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const pipeline = await openPipeline(join(import.meta.dirname, '../datasets/packed/city-search'))
const { cities, sights, run } = pipeline
const requests = makeRequests(sights, cities)
// A server reads its tables for the first question; that time is not part of the measurement.
for (const { text } of requests.slice(0, 5)) await run(text)
const lines: Line[] = []
for (const request of requests) lines.push({ ...request, outcome: await run(request.text) })

const planned = lines.flatMap(({ outcome }) => outcome ?? [])
const understood = lines.filter(({ outcome, cityId }) => outcome?.ask.cities.some(({ city }) => city.cityId === cityId))
const asked = lines.flatMap((line) => line.mustSee.map((name) => ({ name, line })))
const read = asked.filter(({ name, line }) =>
  line.outcome?.ask.mustSee.some((wish) => wish.includes(name) || name.includes(wish)),
)
const placed = asked.filter(({ name, line }) => line.outcome && isPlaced(line.outcome, name))
const stops = planned.flatMap(({ trip }) => trip.days.flatMap((day) => day.stops))
const unknown = planned.flatMap(({ findings }) => findings.filter(({ code }) => code === 'hours-unknown'))
const hidden = planned.flatMap(hiddenHours)
const times = planned.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
const at = (share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)

say('understood: the city that was meant', understood.length, lines.length)
say('understood: sights asked for by name', read.length, asked.length)
say('passing the checker as planned', planned.filter((one) => isPossible(one.firstFindings)).length, lines.length)
say('passing the checker as shown (goal 100 %)', planned.filter((one) => isPossible(one.findings)).length, lines.length)
say('sights asked for by name that are placed', placed.length, asked.length)
const first = await countFirstNames(pipeline)
say('must-sees of each city that stand in three days of it', first.held, first.of)
if (first.missed.length > 0) console.log(`  left out: ${first.missed.join('; ')}`)
console.log(
  `stops: ${stops.length}, ${(stops.length / planned.flatMap(({ trip }) => trip.days).length).toFixed(1)} a day`,
)
console.log(`hours unknown or only usual, and said so: ${unknown.length}; ${countBy(unknown, whyUnknown)}`)
console.log(`hours unknown or only usual, and hidden (goal 0): ${hidden.length}`)
console.log(
  `findings of the plans as shown: ${countBy(
    planned.flatMap(({ findings }) => findings),
    (one) => `${one.severity} ${one.code}`,
  )}`,
)
console.log(
  `from sentence to proven plan: median ${at(0.5)} ms, p99 ${at(0.99)} ms (goal p99 <= 1000 ms: ${Number(at(0.99)) <= 1000 ? 'met' : 'MISSED'})`,
)
if (values.out !== undefined) await writeFile(values.out, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))

function say(what: string, count: number, of: number): void {
  console.log(`${what}: ${count} of ${of}, ${((100 * count) / Math.max(1, of)).toFixed(1)} %`)
}

function isPlaced({ trip }: Outcome, name: string): boolean {
  const ids = Object.values(trip.places).filter((place) => place.name === name || place.otherNames?.includes(name))
  return trip.days.some(({ stops: own }) => own.some(({ placeId }) => ids.some(({ id }) => id === placeId)))
}

/** A visit to a place with unknown hours must be named by a finding. */
function hiddenHours({ trip, findings }: Outcome): readonly string[] {
  const said = new Set(findings.filter(({ code }) => code === 'hours-unknown').flatMap(({ stopIds }) => stopIds))
  const faulty = new Set(findings.filter(({ severity }) => severity === 'error').flatMap(({ stopIds }) => stopIds))
  return trip.days
    .flatMap(({ stops: own }) => own)
    .filter(({ placeId }) => placeId !== null && trip.places[placeId]?.hours?.basis !== 'source')
    .filter(({ placeId }) => trip.places[placeId ?? '']?.hours?.text !== '24/7')
    .map(({ id }) => id)
    .filter((id) => !said.has(id) && !faulty.has(id))
}

function whyUnknown(finding: Finding): string {
  return finding.code === 'hours-unknown' ? finding.because : ''
}

function countBy<Item>(items: readonly Item[], key: (item: Item) => string): string {
  const counts = [...Map.groupBy(items, key)].map(([name, list]) => ({ name, count: list.length }))
  return counts
    .toSorted((a, b) => b.count - a.count)
    .map(({ name, count }) => `${name} ${count}`)
    .join(', ')
}
