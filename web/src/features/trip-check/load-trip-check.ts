import { LONGEST_PLAN, type NoPlanAnswer, type PlanAnswer, type PlanQuestion } from '@app/contracts/plan-check'
import type { LoaderFunctionArgs } from 'react-router'

import { askPlanCheck } from '../../api/ask-plan-check.ts'
import { EXAMPLE_PLAN } from './example-plan.ts'

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>

export type Refusal = Extract<PlanAnswer, { kind: 'refused' }>['because']

export type TripCheck = {
  readonly question: PlanQuestion
  /** Null before anybody asked. */
  readonly answer: PlanAnswer | NoPlanAnswer | null
}

const NOTHING: PlanQuestion = { plan: '', city: '', start: '', passport: '' }
const LONGEST_FIELD = 80

/** The bare page, or the example, which has an address of its own. */
export async function loadTripCheck(asked: Asked): Promise<TripCheck> {
  const isExample = new URL(asked.request.url).searchParams.has('example')
  if (!isExample) return { question: NOTHING, answer: null }
  const question = { ...NOTHING, plan: EXAMPLE_PLAN }
  return { question, answer: await askPlanCheck(asked, question) }
}

/** What is empty or too long needs no question; it comes back with the text, so that nothing is lost. */
export async function sendTripCheck(asked: Asked): Promise<TripCheck> {
  const form = await asked.request.formData()
  const read = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const plan = read('plan')
  const field = (name: string): string => read(name).slice(0, LONGEST_FIELD)
  const question = { plan, city: field('city'), start: field('start').slice(0, 10), passport: field('passport') }
  if (form.has('tooLong') || plan.trim().length > LONGEST_PLAN) {
    return { question: { ...question, plan: plan.slice(0, LONGEST_PLAN) }, answer: refused('too-long') }
  }
  if (plan.trim() === '') return { question, answer: refused('empty') }
  return { question, answer: await askPlanCheck(asked, question) }
}

function refused(because: Refusal): PlanAnswer {
  return { version: 1, kind: 'refused', because }
}
