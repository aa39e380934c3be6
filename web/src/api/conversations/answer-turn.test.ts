import type { AssistantEvent, AssistantRequest, KeptAnswer } from '@app/contracts/assistant'
import { expect, it, vi } from 'vitest'

import { NoAnswer } from '../no-answer.ts'
import { answerTurn, PlanNeedsServer, type Ways } from './answer-turn.ts'
import { UsedUp } from './ask-server.ts'

const call = { tool: 'plan-trip', input: {}, result: { kind: 'found' as const, card: {} } }
const PLAN = { sentences: [], calls: [call], actions: [], notices: [] } as unknown as KeptAnswer
const CALLED: AssistantEvent = { kind: 'called', call }

async function* telling(...events: AssistantEvent[]): AsyncGenerator<AssistantEvent> {
  yield* events
}
async function* failing(error: Error, ...events: AssistantEvent[]): AsyncGenerator<AssistantEvent> {
  yield* events
  throw error
}
async function answer(changes: Partial<Ways>) {
  const heard: AssistantEvent[] = []
  const countPlan = vi.fn<Ways['countPlan']>(async () => ({ kind: 'counted' }))
  const ways: Ways = {
    isOnline: () => true,
    server: () => failing(new NoAnswer()),
    device: () => telling(CALLED, { kind: 'done', answer: PLAN }),
    count: async () => ({ kind: 'counted' }),
    countPlan,
    ...changes,
  }
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const hearing = {
    signal: new AbortController().signal,
    startOver: () => void (heard.length = 0),
    hear: (event: AssistantEvent) => void heard.push(event),
  }
  const outcome = await answerTurn(ways, {} as AssistantRequest, hearing).catch((error: unknown) => error)
  return { outcome, heard, countPlan }
}

it('counts a plan that is made here once before it is shown', async () => {
  const { outcome, heard, countPlan } = await answer({})
  expect(outcome).toMatchObject({ answeredAt: 'device' })
  expect([heard, countPlan.mock.calls.length]).toEqual([[CALLED], 1])
})

it('does not count a plan again that the server delivered before the line broke', async () => {
  const { outcome, countPlan } = await answer({ server: () => failing(new NoAnswer(), CALLED) })
  expect(outcome).toMatchObject({ answeredAt: 'device' })
  expect(countPlan).not.toHaveBeenCalled()
})

it.each([
  ['here', { countPlan: async () => ({ kind: 'used-up', limit: 3, resetsAt: null }) as const }],
  ['on the server', { server: () => failing(new UsedUp(3, null, 'itinerary_generations')) }],
])('shows no plan when none is left for one made %s', async (_, changes) => {
  const { outcome, heard } = await answer(changes)
  expect(outcome).toBeInstanceOf(UsedUp)
  expect(outcome).toMatchObject({ type: 'itinerary_generations', limit: 3 })
  expect(heard).toEqual([])
})

it.each([true, false])('makes no plan when the server cannot count it; online: %s', async (isOnline) => {
  const { outcome, heard } = await answer({
    isOnline: () => isOnline,
    countPlan: async () => ({ kind: 'unreachable' }),
  })
  expect(outcome).toBeInstanceOf(PlanNeedsServer)
  expect(heard).toEqual([])
})
