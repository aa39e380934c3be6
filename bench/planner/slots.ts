/** Requests in words with the facts in them (TravelPlanner, CC BY 4.0; TravelBench, MIT). */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { loadCities, nameFinder } from '@app/datasets/city-search'
import { readReaderModel } from '@app/datasets/learned-reader'
import { readPackedBytes } from '@app/datasets/packed-files'
import { sightFinder } from '@app/datasets/sight-names'
import { calendarDate } from '@app/domain/kernel'
import { tagSlots } from '@app/domain/learned-reader'
import { readTripRequest, type TripRequest } from '@app/domain/trip-request'

import { type Fact, travelBenchFacts } from './travel-bench.ts'
import { travelPlannerFacts } from './travel-planner.ts'

const PACKED = join(import.meta.dirname, '../../datasets/packed/city-search')
// The date of the set; only requests without a year would depend on it.
const TODAY = calendarDate('2022-01-01')

export type SlotLine = {
  readonly set: string
  readonly line: number
  readonly query: string
  readonly slots: TripRequest
  /** Our facts in the words of the set, so that anyone can compare them. */
  readonly facts: Readonly<Record<string, unknown>>
  readonly wrong: readonly string[]
}

export type SlotScore = {
  readonly set: string
  readonly requests: number
  /** People, budget, days, dates, origin and destination. */
  readonly whole: number
  /** Those and rooms, house rules, kitchens, transport, car, hotel and sights. */
  readonly wholeWithWishes: number
  readonly wrongByFact: Readonly<Record<string, number>>
  readonly microseconds: number
}

export type MeasuredSlots = { readonly scores: readonly SlotScore[]; readonly lines: readonly SlotLine[] }

type Reader = (label: Record<string, unknown>, request: TripRequest) => readonly Fact[]

/** Any `*.jsonl` of the folder whose lines have `query` and the fields of one of the two sets. */
export async function measureSlots(files: readonly string[]): Promise<MeasuredSlots> {
  const { tagger } = readReaderModel(await readPackedBytes('reader-model.bin.br'))
  const names = nameFinder(loadCities(PACKED))
  const finder = { ...names, findSight: sightFinder(), tagSlots: (text: string) => tagSlots(tagger, text) }
  const scores: SlotScore[] = []
  const lines: SlotLine[] = []
  for (const file of files) {
    const labels = (await readFile(file, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const set =
      file
        .split('/')
        .at(-1)
        ?.replace(/\.jsonl$/, '') ?? file
    const started = performance.now()
    const requests = labels.map((label) => readTripRequest(String(label['query']), { today: TODAY, ...finder }))
    const microseconds = ((performance.now() - started) * 1000) / Math.max(1, labels.length)
    const found = labels.map((label, line) => compare(set, line, label, requests[line]!))
    lines.push(...found.map(({ line }) => line))
    scores.push({ set, requests: labels.length, microseconds, ...countWhole(found) })
  }
  return { scores, lines }
}

function compare(set: string, line: number, label: Record<string, unknown>, request: TripRequest) {
  const read: Reader = 'req_flight' in label ? travelBenchFacts : travelPlannerFacts
  const facts = read(label, request)
  const wrong = facts.filter(({ ours, theirs }) => JSON.stringify(ours) !== JSON.stringify(theirs))
  const ours = Object.fromEntries(facts.map(({ name, ours }) => [name, ours]))
  const result: SlotLine = {
    set,
    line,
    query: String(label['query']),
    slots: request,
    facts: ours,
    wrong: wrong.map(({ name }) => name),
  }
  return { line: result, isWhole: !wrong.some(({ isCore }) => isCore), isWholeWithWishes: wrong.length === 0 }
}

function countWhole(found: readonly ReturnType<typeof compare>[]) {
  const wrongByFact: Record<string, number> = {}
  for (const { line } of found) for (const name of line.wrong) wrongByFact[name] = (wrongByFact[name] ?? 0) + 1
  return {
    whole: found.filter(({ isWhole }) => isWhole).length,
    wholeWithWishes: found.filter(({ isWholeWithWishes }) => isWholeWithWishes).length,
    wrongByFact,
  }
}
