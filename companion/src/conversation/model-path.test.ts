/** Every provider as it behaves on a bad day, over real HTTP: an answer always comes, and soon. */
import { afterEach, describe, expect, it } from 'vitest'

import { askModel, FAITHFUL, REQUEST, stopModels, WEATHER } from '../../test/ask-model.ts'
import type { ScriptedReply } from '../../test/scripted-reply.ts'

afterEach(stopModels)

/** Long enough for a busy machine; only replies that fall silent wait for the short one. */
const SILENCE_MS = { usual: 8000, short: 700 }
const FELL_BACK = { by: { kind: 'built-in' }, notices: ['fell-back'] }
const HOLIDAYS = { tool: 'public-holidays', input: { country: 'IT', from: '2027-05-01', to: '2027-05-31' } }
const ROAD = { tool: 'measure-distance', input: { from: 'Berlin', to: 'Rome' } }

/** In a request: one for each result of a tool. */
const RESULT = {
  'openai-compatible': '"role":"tool"',
  anthropic: '"type":"tool_result"',
  google: '"functionResponse":',
}

describe.each(['openai-compatible', 'anthropic', 'google'] as const)('%s', (wire) => {
  const isSilent = (reply: ScriptedReply): boolean => 'hang' in reply
  const ask = (script: readonly ScriptedReply[], longestTurnMs?: number) =>
    askModel(REQUEST.question, script, {
      wire,
      timeoutMs: SILENCE_MS[script.some(isSilent) ? 'short' : 'usual'],
      ...(longestTurnMs && { longestTurnMs }),
    })
  const countResults = (request = ''): number => request.split(RESULT[wire]).length - 1

  it('calls tools in several turns, and sees each result once', async () => {
    const { text, done, server } = await ask([{ call: [WEATHER] }, { call: [ROAD] }, { say: FAITHFUL }])
    expect(text).toBe(FAITHFUL)
    expect(done?.calls.map(({ tool }) => tool)).toEqual(['city-climate', 'measure-distance'])
    expect(server.requests[2]?.match(/open-meteo|meanC/gi)?.length).toBe(
      server.requests[1]?.match(/open-meteo|meanC/gi)?.length,
    )
  })

  it('calls several tools at once, and each call gets its own result', async () => {
    const { text, done, server } = await ask([{ call: [WEATHER, HOLIDAYS, ROAD] }, { say: FAITHFUL }])
    expect(text).toBe(FAITHFUL)
    expect(done?.calls.map(({ tool }) => tool)).toEqual(['city-climate', 'public-holidays', 'measure-distance'])
    expect(server.requests.map(countResults)).toEqual([0, 3])
  })

  it('asks for one tool twice at once, which runs once', async () => {
    const { done, text, server } = await ask([{ call: [WEATHER, WEATHER] }, { say: FAITHFUL }])
    expect(text).toBe(FAITHFUL)
    expect(done?.calls).toHaveLength(1)
    expect(server.requests.map(countResults)).toEqual([0, 2])
  })

  it('writes broken arguments, is told so, and corrects them', async () => {
    const { text, server } = await ask([
      { call: [{ tool: 'city-climate', input: '{"city": "Rome", ' }] },
      { call: [WEATHER] },
      { say: FAITHFUL },
    ])
    expect(text).toBe(FAITHFUL)
    expect(server.requests[1]).toMatch(/wrong-input|Invalid input for tool/)
  })

  it('writes broken arguments again and again', async () => {
    const { done, text } = await ask([{ call: [{ tool: 'city-climate', input: '{"city": "Rome", ' }] }])
    expect(done).toMatchObject(FELL_BACK)
    expect(text).toContain('18')
  })

  it.each<[string, ScriptedReply, number, string | null]>([
    ['withholds the answer by its filter', { ending: 'filtered' }, 1, 'declined'],
    ['answers with nothing', { say: '' }, 1, null],
    ['answers with white space', { say: ' \n\n ' }, 1, null],
    ['fails with 500', { status: 500 }, 3, 'broken'],
    ['is overloaded (529)', { status: 529 }, 3, 'broken'],
    ['is rate limited for a minute', { status: 429, retryAfter: '60' }, 1, 'busy'],
    ['is rate limited until a date', { status: 429, retryAfter: 'Wed, 21 Oct 2099 07:28:00 GMT' }, 1, 'busy'],
    ['does not know the model (404)', { status: 404 }, 1, 'refused'],
    ['breaks off within a call', { breakAfter: '', call: [WEATHER] }, 3, 'broken'],
    ['reports an error at the start of the stream', { errorAfter: '' }, 3, 'broken'],
    ['answers with the page of a proxy', { body: '<html>Bad gateway</html>', type: 'text/html' }, 3, 'broken'],
    ['answers with another protocol', { body: '{"message": "hello"}', type: 'application/json' }, 3, 'broken'],
    ['says nothing', { hang: true }, 1, 'silent'],
    ['keeps the connection open with empty events', { hang: true, beatMs: 20 }, 1, 'silent'],
  ])('%s: the engine answers, and says so', async (_, reply, requests, failed) => {
    const { done, text, server, uses } = await ask([reply])
    expect(done).toMatchObject(FELL_BACK)
    expect(text).toContain('18')
    expect(text).not.toContain('secret')
    expect(uses).toMatchObject([{ failed }])
    expect(server.requests).toHaveLength(requests)
  })

  it('waits as long as a busy provider asks, if that is short', async () => {
    const { text, done } = await ask([{ status: 429, retryAfter: '0.05' }, { call: [WEATHER] }, { say: FAITHFUL }])
    expect(text).toBe(FAITHFUL)
    expect(done?.notices).toEqual([])
  })

  it('is slow, but never silent for too long', async () => {
    const { text, done } = await ask([{ call: [WEATHER] }, { say: FAITHFUL, pauseMs: 25 }])
    expect(text).toBe(FAITHFUL)
    expect(done?.notices).toEqual([])
  })

  it.each<[string, ScriptedReply]>([
    ['breaks off', { breakAfter: `${FAITHFUL} And then you sho` }],
    ['reports an error', { errorAfter: `${FAITHFUL} And then you sho` }],
    ['falls silent', { hang: true, say: `${FAITHFUL} And then you sho` }],
    ['is cut by its filter', { say: `${FAITHFUL} And then you sho`, ending: 'filtered' }],
  ])('%s in the middle: complete sentences stay', async (_, reply) => {
    const { text, done } = await ask([{ call: [WEATHER] }, reply])
    expect(text).toBe(FAITHFUL)
    expect(done).toMatchObject({ by: { kind: 'model' }, notices: ['stopped-early'] })
  })

  it('drips words without an end: the turn has one', async () => {
    const { done, text, uses } = await ask([{ drip: 'more ', pauseMs: 20 }], 1200)
    expect(done).toMatchObject(FELL_BACK)
    expect(text).toContain('18')
    expect(uses).toMatchObject([{ failed: 'silent' }])
  })

  it('asks for another tool at every step: the engine answers', async () => {
    const months = Array.from({ length: 12 }, (_, index) => index + 1)
    const { done, server } = await ask(
      months.map((month) => ({ call: [{ tool: 'city-climate', input: { city: 'Rome', month } }] })),
    )
    expect(done).toMatchObject(FELL_BACK)
    expect(server.requests).toHaveLength(6)
  })
})

describe('small servers with the protocol of OpenAI', () => {
  const ask = (script: readonly ScriptedReply[]) => askModel(REQUEST.question, script)

  it('send whole calls at once and end as if there were none', async () => {
    const { text, done } = await ask([{ call: [WEATHER, ROAD], isPlain: true }, { say: FAITHFUL }])
    expect(text).toBe(FAITHFUL)
    expect(done?.calls).toHaveLength(2)
  })

  it('write their thoughts into the answer, which the traveller never sees', async () => {
    const thought = '<think>They ask about Rome. I should be kind. Maybe mention the sun.</think>'
    const { text } = await ask([{ say: thought, call: [WEATHER] }, { say: `${thought}\n\n${FAITHFUL}` }])
    expect(text).toBe(FAITHFUL)
  })
})

describe('a model that refuses in words', () => {
  it.each([
    "I'm sorry, but I can't help with that.",
    'I cannot assist with this request. Please ask something else.',
    'As an AI, I am not able to provide that.',
    'Es tut mir leid, aber dabei kann ich dir nicht helfen.',
    'Désolé, je ne peux pas répondre à cette question.',
    'Lo siento, no puedo ayudar con eso.',
    'Mi dispiace, non posso aiutarti.',
    'Desculpe, não posso ajudar com isso.',
  ])('is replaced by the engine: %s', async (say) => {
    const { text, done, uses } = await askModel(REQUEST.question, [{ say }])
    expect(done).toMatchObject(FELL_BACK)
    expect(text).toContain('18')
    expect(uses).toMatchObject([{ failed: 'declined' }])
  })

  it('is not meant by a model that regrets what a tool does not know', async () => {
    const say = "I'm sorry, I can't answer that for certain."
    const { text } = await askModel(REQUEST.question, [{ call: [WEATHER] }, { say }])
    expect(text).toContain('for certain')
  })
})
