import { MAX_PLAN_LENGTH, type PlanQuestion } from '@app/contracts/trips/plan-check'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'

import { serverPlanCheck } from './ask-plan-check.ts'
import { loadTripCheck, sendTripCheck } from './load-trip-check.ts'

const URL = 'https://example.com/itinerary/check'

function asking() {
  const questions: PlanQuestion[] = []
  const context = new RouterContextProvider()
  context.set(serverPlanCheck, (question) => {
    questions.push(question)
    return Promise.resolve({ version: 1, kind: 'refused', because: 'no-city' })
  })
  return { context, questions }
}

async function send(fields: Readonly<Record<string, string>>) {
  const { context, questions } = asking()
  const request = new Request(URL, { method: 'POST', body: new URLSearchParams(fields) })
  return { check: await sendTripCheck({ context, request }), questions }
}

describe('sendTripCheck', () => {
  it('sends the form fields', async () => {
    const { check, questions } = await send({
      plan: '9:00 Louvre',
      city: 'Paris',
      start: '2027-05-12',
      passport: 'India',
    })
    expect(questions).toEqual([check.question])
    expect(check).toMatchObject({ question: { city: 'Paris' }, answer: { because: 'no-city' } })
  })

  it.each([
    ['empty', {}, ''],
    ['empty', { plan: ' \n ' }, ' \n '],
    ['too-long', { plan: 'x'.repeat(MAX_PLAN_LENGTH + 1) }, 'x'.repeat(MAX_PLAN_LENGTH)],
    ['too-long', { tooLong: 'yes' }, ''],
  ])('refuses without a request: %s', async (because, fields, plan) => {
    const { check, questions } = await send(fields)
    expect(check).toMatchObject({ question: { plan }, answer: { kind: 'refused', because } })
    expect(questions).toEqual([])
  })

  it('limits the length of every other field', async () => {
    const { check } = await send({ plan: '9:00 Louvre', city: 'x'.repeat(500), start: 'y'.repeat(500) })
    expect([check.question.city.length, check.question.start.length]).toEqual([80, 10])
  })
})

describe('loadTripCheck', () => {
  it('checks nothing, or the example', async () => {
    const { context, questions } = asking()
    expect((await loadTripCheck({ context, request: new Request(URL) })).answer).toBeNull()
    await loadTripCheck({ context, request: new Request(`${URL}?example=1`) })
    expect(questions).toMatchObject([{ plan: expect.stringContaining('Louvre') }])
  })
})
