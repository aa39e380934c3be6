import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { createAnswerToBody } from './answer-to-body.ts'
import { completeFunction, isImmediate } from './complete-function.ts'
import { defineFunction } from './server-function.ts'

const input = z.strictObject({ name: z.string() })
type Greet = (given: z.infer<typeof input>) => string

function answering(load: () => Promise<Greet>) {
  const declared = completeFunction(defineFunction({ kind: 'immediate', name: 'greet', access: 'public', input, load }))
  if (!isImmediate(declared)) throw new Error('not immediate')
  const ready = createAnswerToBody(declared)
  return async (body: string | Buffer): Promise<string> => (await ready())(Buffer.from(body))
}

describe('createAnswerToBody', () => {
  it('answers a repeated short body from memory, and a long one anew', async () => {
    const greet = vi.fn<Greet>(({ name }) => `hello ${name}`)
    const ask = answering(async () => greet)
    const long = `{"name":"${'x'.repeat(100)}"}`
    for (const body of ['{"name":"Ann"}', '{"name":"Ann"}', long, long]) await ask(body)
    expect(greet).toHaveBeenCalledTimes(3)
  })

  it('never mistakes one body for another, whatever their bytes', async () => {
    const ask = answering(
      async () =>
        ({ name }) =>
          JSON.stringify(name),
    )
    expect(JSON.parse(await ask('{"name":"é"}'))).toBe('é')
    expect(JSON.parse(await ask('{"name":"Ã©"}'))).toBe('Ã©')
    expect(JSON.parse(await ask(Buffer.from('{"name":"é"}', 'latin1')))).toBe('\ufffd')
  })

  it('writes every character in ASCII without changing the meaning', async () => {
    const ask = answering(
      async () =>
        ({ name }) =>
          JSON.stringify({ name }),
    )
    const answer = await ask('{"name":"São Tomé, 東京, 😀 \\u2028"}')
    expect(answer).toMatch(/^[\0-\x7f]+$/)
    expect(JSON.parse(answer)).toEqual({ name: 'São Tomé, 東京, 😀 \u2028' })
  })

  it('refuses a wrong body every time', async () => {
    const ask = answering(
      async () =>
        ({ name }) =>
          name,
    )
    for (let i = 0; i < 2; i += 1) {
      await expect(ask('{"name":1}')).rejects.toMatchObject({ code: 'invalid_input' })
      await expect(ask('{')).rejects.toMatchObject({ code: 'malformed_json' })
    }
  })

  it('loads its data once, and again after a failure', async () => {
    const load = vi
      .fn<() => Promise<Greet>>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue(({ name }) => name)
    const ask = answering(load)
    await expect(ask('{"name":"Ann"}')).rejects.toThrow('gone')
    expect([await ask('{"name":"Ann"}'), await ask('{"name":"Ben"}')]).toEqual(['Ann', 'Ben'])
    expect(load).toHaveBeenCalledTimes(2)
  })
})
