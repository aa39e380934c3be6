/**
 * `npm run bench plans [-- --quick] [--out FILE]`: 300 requests over 120 destinations, from the sentence to the finished
 * plan, judged by rules that know the guide's tables and nothing of the planner. A missed target ends with an error.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { loadGuide } from '@app/datasets/guide'
import { readPackedFile } from '@app/datasets/packed-files'

import { factsFor } from './plans/guide-facts.ts'
import { judgePlan, type Verdict } from './plans/judge-plan.ts'
import { openPlanMaker } from './plans/make-plan.ts'
import { makeRequests, type PlanRequest } from './plans/make-requests.ts'

const QUICK_EVERY = 5
const LEAST_COVERAGE = 0.95
const LEAST_SANE_DAYS = 0.95
const TOLD_PER_RULE = 12

type Line = {
  readonly request: PlanRequest
  readonly verdict: Verdict | null
  readonly firstMs: number
  readonly planMs: number
}

const { values } = parseArgs({
  options: { out: { type: 'string' }, quick: { type: 'boolean' }, only: { type: 'string' } },
})
const guide = await loadGuide(readPackedFile)
const maker = await openPlanMaker(join(import.meta.dirname, '../datasets/packed/city-search'))
const all = await makeRequests(guide)
const requests = all
  .filter((_, index) => !values.quick || index % QUICK_EVERY === 0)
  .filter(({ text }) => values.only === undefined || text.includes(values.only))
const lines: Line[] = []
for (const request of requests) {
  const plan = await maker.make(request.text)
  const verdict = plan && judgePlan(request, plan, await factsFor(guide, plan.trip), guide.find(request.destinationId))
  lines.push({ request, verdict, firstMs: plan?.firstMs ?? 0, planMs: plan?.planMs ?? 0 })
}

const judged = lines.flatMap(({ request, verdict }) => (verdict ? [{ request, verdict }] : []))
const there = judged.filter(({ verdict }) => verdict.isThere)
const faults = judged.flatMap(({ request, verdict }) => verdict.faults.map((fault) => ({ ...fault, request })))
const sum = (of: (verdict: Verdict) => number): number => judged.reduce((total, { verdict }) => total + of(verdict), 0)
const wishes = lines.reduce((total, { request }) => total + request.wishes.length, 0)
const unanswered = lines.flatMap(({ request, verdict }) =>
  (verdict?.unanswered ?? request.wishes.map(({ code }) => code)).map((wish) => `${wish} · ${request.text}`),
)
const sorted = (list: readonly number[]): readonly number[] => list.toSorted((one, other) => one - other)
const days = sum(({ costs }) => costs.days)
const missed: string[] = []

console.log(`${lines.length} requests, ${judged.length} plans, ${days} days`)
say('plans in the right place', there.length, lines.length)
say('plans of the right length', judged.filter(({ verdict }) => verdict.isLength).length, lines.length)
const covered = say(
  'must-sees placed where the days allow',
  sum(({ coverage }) => coverage.placed),
  sum(({ coverage }) => coverage.expected),
)
expect('must-sees placed', covered >= LEAST_COVERAGE)
const answered = say('wishes answered', wishes - unanswered.length, wishes)
expect('wishes answered', answered === 1)
const sane = say(
  'days with a sane cost',
  sum(({ costs }) => costs.sane),
  days,
)
expect('sane costs', sane >= LEAST_SANE_DAYS)
for (const rule of ['impossible-leg', 'duplicate', 'wrong-time', 'closed', 'hole', 'meal', 'false-answer', 'cost']) {
  const own = faults.filter((fault) => fault.rule === rule)
  console.log(`${rule}: ${own.length}`)
  for (const { day, text, request } of own.slice(0, TOLD_PER_RULE))
    console.log(`  ${text} · day ${day} · ${request.text}`)
  if (['impossible-leg', 'duplicate', 'wrong-time'].includes(rule)) expect(rule, own.length === 0)
}
const areas = judged.flatMap(({ verdict }) => verdict.areas)
say('city days with at most two parts of town', areas.filter((count) => count <= 2).length, areas.length)
tell(
  'must-sees left out',
  judged.flatMap(({ request, verdict }) => verdict.coverage.missed.map((name) => `${name} · ${request.text}`)),
)
tell('wishes without an answer', unanswered)
tell(
  'not planned, or elsewhere',
  lines.filter(({ verdict }) => !verdict?.isThere).map(({ request }) => request.text),
)
tellTimes('first plan', sorted(lines.map(({ firstMs }) => firstMs)))
tellTimes('last better plan', sorted(lines.map(({ planMs }) => planMs)))
if (values.out !== undefined) await writeFile(values.out, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
console.log(missed.length === 0 ? 'every target met' : `targets missed: ${missed.join(', ')}`)
if (missed.length > 0) process.exitCode = 1

function say(what: string, count: number, of: number): number {
  const share = count / Math.max(1, of)
  console.log(`${what}: ${count} of ${of}, ${(100 * share).toFixed(1)} %`)
  return share
}

function expect(what: string, isMet: boolean): void {
  if (!isMet) missed.push(what)
}

function tell(what: string, list: readonly string[]): void {
  console.log(`${what}: ${list.length}`)
  for (const each of list.slice(0, 2 * TOLD_PER_RULE)) console.log(`  ${each}`)
}

function tellTimes(what: string, times: readonly number[]): void {
  const at = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)
  console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms of processor time`)
}
