import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { ask, questionOf } from '../../assistant/assistant-test-kit.ts'
import { beginTurn, UNCOUNTED_TURN } from '../../assistant/counted-turns.ts'
import { requesterOf } from '../../assistant/requester.ts'

const DEVICE = '0badf00d'
const PLAN = 'Plan 3 days in Lisbon'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { FEEDS: 'off', TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  for (const table of ['public.device_usage', 'server.asked_turns', 'server.rate_limits'])
    await server.db.query(`delete from ${table}`)
})

const use = (count: number) =>
  server.db.query(
    `insert into public.device_usage (fingerprint_hash, usage_type, used) values ($1, 'itinerary_generations', $2)`,
    [DEVICE, count],
  )
const used = async () => {
  const rows = await server.db.query<{ type: string; used: number }>(
    `select usage_type as type, used from public.device_usage where fingerprint_hash = $1`,
    [DEVICE],
  )
  return Object.fromEntries(rows.map((row) => [row.type, row.used]))
}
const plansIn = (events: Awaited<ReturnType<typeof ask>>['events']) =>
  events.filter((event) => event.kind === 'called' && event.call.tool === 'plan-trip')

it('counts a plan of the assistant at the step that delivers it, once however often it is sent', async () => {
  const question = questionOf(PLAN, { device: DEVICE })
  const { events, answer } = await ask(server, question)
  expect(plansIn(events)).toHaveLength(1)
  expect(answer?.actions).toContainEqual(expect.objectContaining({ kind: 'open-trip' }))
  expect(await used()).toEqual({ ai_requests: 1, itinerary_generations: 1 })
  expect((await ask(server, question)).answer).not.toBeNull()
  expect(await used()).toEqual({ ai_requests: 1, itinerary_generations: 1 })
})

it("delivers no plan beyond the day's limit, names the limit, and gives the question back", async () => {
  await use(3)
  const { events, answer } = await ask(server, questionOf(PLAN, { device: DEVICE }))
  expect(answer).toBeNull()
  expect(events.at(-1)).toMatchObject({
    kind: 'failed',
    code: 'usage_limit_reached',
    usedUp: { type: 'itinerary_generations', limit: 3, resetsAt: expect.stringMatching(/T00:00:00/) as unknown },
  })
  expect(plansIn(events)).toEqual([])
  expect(JSON.stringify(events)).not.toContain('"trip"')
  expect(await used()).toEqual({ ai_requests: 0, itinerary_generations: 3 })
})

it('counts no plan for a question that makes none', async () => {
  await use(3)
  const { answer } = await ask(server, questionOf('Best time for Lisbon?', { device: DEVICE }))
  expect(answer).not.toBeNull()
  expect(await used()).toEqual({ ai_requests: 1, itinerary_generations: 3 })
})

it('gives back the plans of a turn that failed on our side', async () => {
  const { product, db } = server
  const requester = requesterOf({ caller: { userId: null }, device: DEVICE, clientAddress: '127.0.0.1' })
  const asked = questionOf(PLAN) as unknown as Parameters<typeof beginTurn>[2]
  const turn = await beginTurn(db, requester, asked, product.platform.now())
  await turn.countPlan(1)
  await turn.countPlan(1)
  await turn.countPlan(2)
  expect(await used()).toEqual({ ai_requests: 1, itinerary_generations: 2 })
  await turn.end('failed')
  expect(await used()).toEqual({ ai_requests: 0, itinerary_generations: 0 })
})

it('makes no plan in a turn that is not counted', async () => {
  const { answer } = await ask(server, questionOf('Emergency number, and plan 3 days in Lisbon', { device: DEVICE }))
  expect(answer?.calls.some(({ tool }) => tool === 'plan-trip') ?? false).toBe(false)
  await expect(UNCOUNTED_TURN.countPlan(1)).rejects.toThrow('Ask for the plan in a question of its own')
})
