import type { UnderstandTripResponse } from '@app/contracts/trips/understand-trip'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { type ModelStep, type ScriptedModel, startScriptedModel } from '../../../test/scripted-model.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const SENTENCE = 'Stadt der Liebe zu zweit, schreib an ann@example.com'
const LOVE = { words: 'Stadt der Liebe', name: 'Paris' }

describe('a wish read by a model', () => {
  let model: ScriptedModel
  let server: TestServer
  let step: ModelStep = {}
  beforeAll(async () => {
    model = await startScriptedModel(() => step)
    server = await startTestServer({
      settings: {
        FEEDS: 'off',
        LOG_LEVEL: 'silent',
        LLM_PROVIDER: 'openai-compatible',
        LLM_BASE_URL: model.url,
        LLM_MODEL: 'scripted',
        LLM_API_KEY: 'key-of-the-model',
        LLM_TIMEOUT_MS: '1500',
        LLM_COST_IN: '2',
        LLM_COST_OUT: '10',
        LLM_DAILY_COST: '1',
      },
    })
  })
  afterAll(async () => {
    await server.stop()
    await model.stop()
  })
  afterEach(async () => {
    for (const table of ['public.model_use', 'server.rate_limits']) await server.db.query(`delete from ${table}`)
  })

  const post = (body: object) =>
    fetch(`${server.url}/functions/v1/understand-trip`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const understand = async (): Promise<UnderstandTripResponse> => {
    const response = await post({ sentence: SENTENCE, today: '2026-11-15' })
    return (await response.json()) as UnderstandTripResponse
  }
  const fills = (args: object): void => {
    step = { calls: [{ name: 'fill-slots', args }] }
  }
  const bill = () => server.db.query('select prompts, answers, cost_micro_usd::int as cost from public.model_use')

  it('is checked against the sentence and the cities, billed, and not counted as a question', async () => {
    fills({ destinations: [LOVE], mustSee: [{ words: 'Eiffelturm' }] })
    const told = await understand()
    expect(told).toMatchObject({
      kind: 'read',
      request: {
        language: 'de',
        destinations: [{ value: { city: { name: 'Paris', country: 'FR' } }, span: { start: 0, end: 15 } }],
        travellers: { value: { people: 2 } },
        mustSee: [],
      },
    })
    expect(await bill()).toEqual([{ prompts: 'trip-slots-1', answers: 1, cost: 3000 }])
    expect(await server.db.query('select 1 from public.device_usage')).toEqual([])
    expect(JSON.stringify(model.requests.at(-1))).not.toContain('ann@example.com')
  })

  it('is empty when the model only talks', async () => {
    step = { text: ['Paris is lovely.'] }
    expect(await understand()).toEqual({ kind: 'none' })
  })

  it('is skipped once the day’s budget is spent', async () => {
    await server.db.query(
      `insert into public.model_use (model, prompts, cost_micro_usd) values ('scripted', '1', 1000000)`,
    )
    const before = model.requests.length
    expect(await understand()).toEqual({ kind: 'none' })
    expect(model.requests).toHaveLength(before)
  })

  it.each([{ sentence: ' ', today: '2026-11-15' }, { sentence: 'Rome', today: '2026-02-30' }, { sentence: 'Rome' }])(
    'refuses %j',
    async (body) => expect((await post(body)).status).toBe(400),
  )

  // Two failures in a row pause the model for a minute; the following tests need none.
  it('ends at the first refusal, and after a long silence', async () => {
    const before = model.requests.length
    step = { status: 500 }
    expect(await understand()).toEqual({ kind: 'none' })
    expect(model.requests).toHaveLength(before + 1)
    step = { hangs: true }
    expect(await understand()).toEqual({ kind: 'none' })
    expect(await understand()).toEqual({ kind: 'none' })
    expect(model.requests).toHaveLength(before + 2)
  })

  it('is limited to a few calls', async () => {
    const sent = await Promise.all(Array.from({ length: 21 }, () => post({ sentence: SENTENCE, today: '2026-11-15' })))
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

it('refuses without a configured model', async () => {
  const server = await startTestServer({ settings: { FEEDS: 'off' } })
  const response = await fetch(`${server.url}/functions/v1/understand-trip`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sentence: SENTENCE, today: '2026-11-15' }),
  })
  expect(await response.json()).toEqual({ kind: 'none' })
  await server.stop()
})
