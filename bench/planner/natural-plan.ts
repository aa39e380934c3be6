/** NATURAL PLAN (Google DeepMind, CC BY 4.0): trips and meetings in words, answered from the text alone. */
import { readFile } from 'node:fs/promises'

import { orderCities, planMeetings, readCityTrip, readMeetings } from '@app/domain/trip-constraints'

import { isValidDay, isValidTrip, sayMeetings, sayTrip } from './natural-plan-answers.ts'

export type PlanLine = {
  readonly set: string
  readonly line: number
  readonly answer: string
  readonly isValid: boolean
  readonly isExact: boolean
}

export type PlanScore = {
  readonly kind: 'trips' | 'meetings'
  readonly set: string
  readonly tasks: number
  readonly valid: number
  /** Trips: the very same days in the very same cities. Meetings: as many friends as the answer of the set meets. */
  readonly exact: number
  readonly microseconds: number
}

export type MeasuredPlans = { readonly scores: readonly PlanScore[]; readonly lines: readonly PlanLine[] }

/** `trip*.jsonl` and `meeting*.jsonl`, with `query` and `golden` on every line. */
export async function measureNaturalPlan(files: readonly string[]): Promise<MeasuredPlans> {
  const scores: PlanScore[] = []
  const lines: PlanLine[] = []
  for (const file of files) {
    const set =
      file
        .split('/')
        .at(-1)
        ?.replace(/\.jsonl$/, '') ?? file
    const tasks = (await readFile(file, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { query: string; golden?: string })
    const kind =
      /meeting/i.test(set) || (readMeetings(tasks[0]?.query ?? '')?.meetings.length ?? 0) > 0 ? 'meetings' : 'trips'
    const started = performance.now()
    const answers = tasks.map(({ query }) => (kind === 'trips' ? answerTrip(query) : answerMeetings(query)))
    const microseconds = ((performance.now() - started) * 1000) / Math.max(1, tasks.length)
    const own = tasks.map(({ query, golden = '' }, line): PlanLine => {
      const answer = answers[line]!
      const isRight = isSame(kind, answer, golden)
      const isValid = isJudged(query)
        ? kind === 'trips'
          ? isValidTrip(query, answer)
          : isValidDay(query, answer)
        : isRight
      return { set, line, answer, isValid, isExact: isValid && isRight }
    })
    lines.push(...own)
    const count = (field: 'isValid' | 'isExact'): number => own.filter((line) => line[field]).length
    scores.push({ kind, set, tasks: tasks.length, valid: count('isValid'), exact: count('isExact'), microseconds })
  }
  return { scores, lines }
}

/** The judge reads the English of the set; a question in other words is valid if its answer is the known one. */
const isJudged = (query: string): boolean => /direct flights:\n|CONSTRAINTS: You arrive/.test(query)

function answerTrip(query: string): string {
  const trip = readCityTrip(query)
  const order = trip ? orderCities(trip) : null
  return trip && order ? sayTrip(order, trip.days) : ''
}

function answerMeetings(query: string): string {
  const day = readMeetings(query)
  return day ? sayMeetings(day, planMeetings(day)) : ''
}

function isSame(kind: PlanScore['kind'], answer: string, golden: string): boolean {
  if (kind === 'trips') return staysIn(answer) === staysIn(golden)
  const met = (text: string): number => text.split('You meet ').length - 1
  return met(answer) >= met(golden)
}

const staysIn = (text: string): string =>
  [...text.matchAll(/\*\*Day (\d+(?:-\d+)?):\*\* (?:Arriving in|Visit) (\S.*?) (?:and visit|for)/g)]
    .map(([, days, city]) => `${days} ${city}`)
    .join(', ')
