import { expect, it, vi } from 'vitest'

import { askPayments } from './ask-payments.ts'

const CONFIG = { supabaseUrl: null, supabaseKey: 'key', origin: 'https://s.example' } as never
const email = 'ann@s.example'

const refused = vi.hoisted(() => ({ response: undefined as Response | undefined }))
vi.mock('../../api/backend.ts', () => ({
  backend: async () => ({
    functions: { invoke: async () => ({ data: null, error: new Error('x'), response: refused.response }) },
  }),
}))

it.each([
  [{ action: 'find', email }, 'There was no answer. Try again in a moment.'],
  [{ action: 'refund', email, purchase: 'p' }, /^There was no answer, but it may have worked\./],
  [{ action: 'discount', email }, /^There was no answer, but it may have worked\./],
] as const)('%j without an answer never claims that nothing was changed', async (wish, message) => {
  refused.response = undefined
  expect(await askPayments(CONFIG, wish)).toEqual({ kind: 'refused', message: expect.stringMatching(message) })
})

it("shows the server's message", async () => {
  refused.response = Response.json({ error: { message: 'There is no such purchase' } }, { status: 404 })
  const wish = { action: 'refund', email, purchase: 'p' } as const
  expect(await askPayments(CONFIG, wish)).toEqual({ kind: 'refused', message: 'There is no such purchase' })
})
