import type { AssistantEvent, AssistantRequest, KeptAnswer } from '@app/contracts/assistant'
import { expect, it, vi } from 'vitest'

import { NoAnswer } from '../../api/no-answer.ts'
import { answerTurn, PlanNeedsServer, type AnswerSources } from './answer-turn.ts'
import { UsedUp } from './ask-server.ts'

const call = { tool: 'plan-trip', input: {}, result: { kind: 'found' as const, card: {} } }
const PLAN = { sentences: [], calls: [call], actions: [], notices: [] } as unknown as KeptAnswer
const CALLED: AssistantEvent = { kind: 'called', call }

async function* streaming(...events: AssistantEvent[]): AsyncGenerator<AssistantEvent> {
  yield* events
}
async function* failing(error: Error, ...events: AssistantEvent[]): AsyncGenerator<AssistantEvent> {
  yield* events
  throw error
}
async function answer(changes: Partial<AnswerSources>) {
  const received: AssistantEvent[] = []
  const countPlan = vi.fn<AnswerSources['countPlan']>(async () => ({ kind: 'counted' }))
  const sources: AnswerSources = {
    isOnline: () => true,
    server: () => failing(new NoAnswer()),
    device: () => streaming(CALLED, { kind: 'done', answer: PLAN }),
    countAnswer: async () => ({ kind: 'counted' }),
    countPlan,
    ...changes,
  }
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const listener = {
    signal: new AbortController().signal,
    onRestart: () => void (received.length = 0),
    onEvent: (event: AssistantEvent) => void received.push(event),
  }
  const outcome = await answerTurn(sources, {} as AssistantRequest, listener).catch((error: unknown) => error)
  return { outcome, received, countPlan }
}

it('counts a plan made on the device once, before it is shown', async () => {
  const { outcome, received, countPlan } = await answer({})
  expect(outcome).toMatchObject({ answeredAt: 'device' })
  expect([received, countPlan.mock.calls.length]).toEqual([[CALLED], 1])
})

it('does not count a plan again that the server delivered before the connection broke', async () => {
  const { outcome, countPlan } = await answer({ server: () => failing(new NoAnswer(), CALLED) })
  expect(outcome).toMatchObject({ answeredAt: 'device' })
  expect(countPlan).not.toHaveBeenCalled()
})

it.each([
  ['on the device', { countPlan: async () => ({ kind: 'used-up', limit: 3, resetsAt: null }) as const }],
  ['on the server', { server: () => failing(new UsedUp(3, null, 'itinerary_generations')) }],
])('shows no plan made %s when the daily limit is reached', async (_, changes) => {
  const { outcome, received } = await answer(changes)
  expect(outcome).toBeInstanceOf(UsedUp)
  expect(outcome).toMatchObject({ type: 'itinerary_generations', limit: 3 })
  expect(received).toEqual([])
})

it.each([true, false])('shows no plan when the server cannot count it; online: %s', async (isOnline) => {
  const { outcome, received } = await answer({
    isOnline: () => isOnline,
    countPlan: async () => ({ kind: 'unreachable' }),
  })
  expect(outcome).toBeInstanceOf(PlanNeedsServer)
  expect(received).toEqual([])
})
