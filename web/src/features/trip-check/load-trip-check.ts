import { MAX_PLAN_LENGTH, type NoPlanAnswer, type PlanAnswer, type PlanQuestion } from '@app/contracts/trips/plan-check'
import type { LoaderFunctionArgs } from 'react-router'

import { askPlanCheck } from './ask-plan-check.ts'

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>

export type Refusal = Extract<PlanAnswer, { kind: 'refused' }>['because']

export type TripCheck = {
  readonly question: PlanQuestion
  /** Null before the first check. */
  readonly answer: PlanAnswer | NoPlanAnswer | null
}

const NOTHING: PlanQuestion = { plan: '', city: '', start: '', passport: '' }
const LONGEST_FIELD = 80

/** The empty form, or the example, which has its own URL. */
export async function loadTripCheck(asked: Asked): Promise<TripCheck> {
  const isExample = new URL(asked.request.url).searchParams.has('example')
  if (!isExample) return { question: NOTHING, answer: null }
  const question = { ...NOTHING, plan: EXAMPLE_PLAN }
  return { question, answer: await askPlanCheck(asked, question) }
}

/** Empty or too long plans are refused here, with the text kept in the form. */
export async function sendTripCheck(asked: Asked): Promise<TripCheck> {
  const form = await asked.request.formData()
  const read = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const plan = read('plan')
  const field = (name: string): string => read(name).slice(0, LONGEST_FIELD)
  const question = { plan, city: field('city'), start: field('start').slice(0, 10), passport: field('passport') }
  if (form.has('tooLong') || plan.trim().length > MAX_PLAN_LENGTH) {
    return { question: { ...question, plan: plan.slice(0, MAX_PLAN_LENGTH) }, answer: refused('too-long') }
  }
  if (plan.trim() === '') return { question, answer: refused('empty') }
  return { question, answer: await askPlanCheck(asked, question) }
}

function refused(because: Refusal): PlanAnswer {
  return { version: 1, kind: 'refused', because }
}

/** Contains a wrong weekday, a jump across the city, no lunch and a flight that is too early. */
export const EXAMPLE_PLAN = `Three days in Paris

Day 1 – Monday, 11 May 2027
9:00 Louvre
12:00 Sainte-Chapelle
12:30 Sacré-Cœur
14:00 Musée d'Orsay
16:00 Eiffel Tower

Day 2 – Wednesday, 12 May 2027
10:00 Arc de Triomphe
12:30 Lunch near the Tuileries
14:00 Centre Pompidou
19:30 Dinner in the Marais

Day 3 – Thursday, 13 May 2027
9:30 Palace of Versailles
13:00 Flight home`
