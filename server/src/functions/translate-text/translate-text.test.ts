import {
  LONGEST_TRANSLATED,
  type TranslateTextRequest,
  type TranslateTextResponse,
} from '@app/contracts/translate-text'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { type ModelStep, type ScriptedModel, startScriptedModel } from '../../../test/scripted-model.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { startFakeProvider } from '../nearby-places/fake-provider.ts'

const DEVICE = '0a1b2c3d'
const WHERE: TranslateTextRequest = { text: 'Wo ist der Aufzug?', from: 'de', to: 'es' }

const post = (server: TestServer, body: object) =>
  fetch(`${server.url}/functions/v1/translate-text`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const translate = async (server: TestServer, body: TranslateTextRequest) =>
  (await (await post(server, body)).json()) as TranslateTextResponse
const forget = async (server: TestServer) => {
  for (const table of ['public.device_usage', 'public.model_use', 'server.rate_limits'])
    await server.db.query(`delete from ${table}`)
}

describe('a text translated by a LibreTranslate-compatible server', () => {
  let [outside, server] = [] as unknown as [Awaited<ReturnType<typeof startFakeProvider>>, TestServer]
  const translated = (body: object) => ({ status: 200, body: JSON.stringify(body) })
  beforeAll(async () => {
    outside = await startFakeProvider(() => translated({}))
    const settings = {
      FEEDS: 'on',
      TRANSLATE_URL: `${outside.url}/`,
      TRANSLATE_API_KEY: 'its-key',
      LOG_LEVEL: 'silent',
    }
    server = await startTestServer({ settings })
  })
  afterEach(() => forget(server))
  afterAll(async () => {
    await server.stop()
    await outside.stop()
  })

  it('is sent with its languages and the key', async () => {
    outside.answer = () => translated({ translatedText: '¿Dónde está el ascensor?' })
    expect(await translate(server, WHERE)).toEqual({
      kind: 'translated',
      words: '¿Dónde está el ascensor?',
      from: 'de',
      by: { kind: 'service', host: new URL(outside.url).host },
    })
    const { path, body } = outside.asked.at(-1) ?? {}
    expect(path).toBe('/translate')
    expect(JSON.parse(body ?? '')).toEqual({
      q: WHERE.text,
      source: 'de',
      target: 'es',
      format: 'text',
      api_key: 'its-key',
    })
  })

  it('has the language that the server recognised', async () => {
    outside.answer = () =>
      translated({ translatedText: 'Hvor er heisen?', detectedLanguage: { language: 'zh-Hans', confidence: 90 } })
    expect(await translate(server, { ...WHERE, from: null, to: 'no' })).toMatchObject({ from: 'zh' })
    expect(JSON.parse(outside.asked.at(-1)?.body ?? '')).toMatchObject({ source: 'auto', target: 'nb' })
  })

  it.each([
    ['refuses the language', { status: 400, body: '{"error":"xx is not supported"}' }],
    ['is down', { status: 502, body: '<html>' }],
    ['answers something else', translated({ translated: 1 })],
    ['answers nothing', translated({ translatedText: ' ' })],
    ['answers too much', translated({ translatedText: 'x'.repeat(200_000) })],
    ['answers no JSON', { status: 200, body: 'hello' }],
  ])('is not translated when the server %s', async (_, answer) => {
    outside.answer = () => answer
    expect(await translate(server, WHERE)).toEqual({ kind: 'none', hasModel: false })
  })

  it.each([
    { ...WHERE, text: ' ' },
    { ...WHERE, text: 'x'.repeat(LONGEST_TRANSLATED + 1) },
    { ...WHERE, to: 'Spanish' },
    { ...WHERE, to: undefined },
    { ...WHERE, from: '../de' },
    { ...WHERE, device: 'short' },
    { ...WHERE, more: 1 },
  ])('refuses %j', async (body) => {
    const before = outside.asked.length
    expect((await post(server, body)).status).toBe(400)
    expect(outside.asked).toHaveLength(before)
  })

  it('refuses a large body', async () => {
    expect((await post(server, { ...WHERE, more: 'x'.repeat(20_000) })).status).toBe(413)
  })

  it('is limited to a few calls', async () => {
    outside.answer = () => translated({ translatedText: 'Hola' })
    const sent = await Promise.all(Array.from({ length: 21 }, () => post(server, WHERE)))
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('a text translated by the model', () => {
  let [model, server] = [] as unknown as [ScriptedModel, TestServer]
  let step: ModelStep = {}
  beforeAll(async () => {
    model = await startScriptedModel(() => step)
    server = await startTestServer({
      settings: {
        FEEDS: 'off',
        // Not asked while FEEDS is off.
        TRANSLATE_URL: 'http://127.0.0.1:9',
        LOG_LEVEL: 'silent',
        LLM_PROVIDER: 'openai-compatible',
        LLM_BASE_URL: model.url,
        LLM_MODEL: 'scripted',
        LLM_API_KEY: 'key-of-the-model',
        LLM_TIMEOUT_MS: '1500',
      },
    })
  })
  afterEach(() => forget(server))
  afterAll(async () => {
    await server.stop()
    await model.stop()
  })
  const writes = (args: object): void => {
    step = { calls: [{ name: 'write-translation', args }] }
  }
  const counted = async () => {
    const [row] = await server.db.query<{ used: number }>(`select used from public.device_usage where used > 0`)
    return row?.used ?? 0
  }
  const COUNTED = { ...WHERE, mayCount: true, device: DEVICE }

  it('is only offered until the traveller agrees that it counts', async () => {
    const before = model.requests.length
    expect(await translate(server, WHERE)).toEqual({ kind: 'none', hasModel: true })
    expect(model.requests).toHaveLength(before)
    expect(await counted()).toBe(0)
  })

  it('counts as one AI request', async () => {
    writes({ words: '¿Dónde está el ascensor?', from: 'de' })
    expect(await translate(server, { ...COUNTED, from: null })).toEqual({
      kind: 'translated',
      words: '¿Dónde está el ascensor?',
      from: 'de',
      by: { kind: 'model', name: 'scripted' },
    })
    expect(await counted()).toBe(1)
    expect(await server.db.query('select prompts, answers from public.model_use')).toEqual([
      { prompts: 'translation-1', answers: 1 },
    ])
  })

  it('keeps personal data from the model, and puts it back', async () => {
    writes({ words: 'Me llamo [name 3], escriba a [e-mail 1] o llame al [telephone 2]', from: 'en' })
    const text = 'My name is Ann Smith, write to ann@example.com or call +44 20 7946 0958'
    const told = await translate(server, { ...COUNTED, text, from: 'en' })
    expect(told).toMatchObject({ words: 'Me llamo Ann Smith, escriba a ann@example.com o llame al +44 20 7946 0958' })
    expect(JSON.stringify(model.requests.at(-1))).not.toMatch(/ann@example|7946|Ann Smith/)
  })

  it.each([
    ['only talks', { text: ['Certainly.'] }],
    ['writes far too much', { calls: [{ name: 'write-translation', args: { words: 'x'.repeat(2000) } }] }],
  ])('is given back when the model %s', async (_, wrong) => {
    step = wrong
    expect(await translate(server, COUNTED)).toEqual({ kind: 'none', hasModel: false })
    expect(await counted()).toBe(0)
  })

  it('asks a guest for the device that it is counted by, and refuses when the day is used up', async () => {
    writes({ words: 'Hola' })
    expect((await post(server, { ...WHERE, mayCount: true })).status).toBe(400)
    for (let use = 0; use < 10; use += 1) await translate(server, COUNTED)
    const before = model.requests.length
    const refused = await post(server, COUNTED)
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('usage_limit_reached')
    expect(model.requests).toHaveLength(before)
  })

  // Two failures in a row pause the model for a minute; the following tests need none.
  it('is given back after a refusal and a long silence', async () => {
    step = { status: 500 }
    expect(await translate(server, COUNTED)).toEqual({ kind: 'none', hasModel: false })
    step = { hangs: true }
    expect(await translate(server, COUNTED)).toEqual({ kind: 'none', hasModel: false })
    expect(await counted()).toBe(0)
    expect(await translate(server, WHERE)).toEqual({ kind: 'none', hasModel: false })
  })
})
