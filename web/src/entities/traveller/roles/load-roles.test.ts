import { afterEach, expect, it, vi } from 'vitest'

import type { Backend } from '../../../api/create-backend.ts'
import { loadRoles } from './load-roles.ts'

type Client = Parameters<typeof loadRoles>[0]

/** Answers only once all six were requested: sequential requests would wait for ever. */
function createServer(answer: (role: string) => { data: unknown; error: unknown; status?: number }) {
  const asked: { _user_id: string; _role: string }[] = []
  let release: () => void = () => undefined
  const all = new Promise<void>((resolve) => (release = resolve))
  const rpc = async (_: string, input: { _user_id: string; _role: string }) => {
    asked.push(input)
    if (asked.length === 6) release()
    await all
    return answer(input._role)
  }
  const verifyClaims: Backend['verifyClaims'] = async () => ({ claims: null, error: null })
  return { client: { rpc, verifyClaims } as unknown as Client, asked }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('requests all six at once and keeps those that are granted', async () => {
  const { client, asked } = createServer((role) => ({ data: role === 'support' || role === 'analyst', error: null }))
  expect(await loadRoles(client, 'ana')).toEqual(['support', 'analyst'])
  expect(asked.map(({ _role }) => _role)).toEqual([
    'owner',
    'admin',
    'support',
    'marketing',
    'content_editor',
    'analyst',
  ])
  expect(new Set(asked.map(({ _user_id }) => _user_id))).toEqual(new Set(['ana']))
})

it('falls back to a plain user after one failure, and logs it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { client } = createServer((role) =>
    role === 'analyst' ? { data: null, error: { message: 'no answer' } } : { data: true, error: null },
  )
  expect(await loadRoles(client, 'ana')).toEqual([])
  expect(log).toHaveBeenCalledOnce()
})

const LOST = { data: null, error: { message: 'TypeError: Failed to fetch' }, status: 0 }

it('retries once when the answer was lost', async () => {
  vi.useFakeTimers()
  let left = 6
  const { client, asked } = createServer((role) => (left-- > 0 ? LOST : { data: role === 'support', error: null }))
  const roles = loadRoles(client, 'ana')
  await vi.runAllTimersAsync()
  expect(await roles).toEqual(['support'])
  expect(asked).toHaveLength(12)
})

it.each([
  ['lost twice', LOST, 12],
  ['refused', { data: null, error: { message: 'no' }, status: 403 }, 6],
])('%s gives a plain user', async (_, answer, count) => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { client, asked } = createServer(() => answer)
  const roles = loadRoles(client, 'ana')
  await vi.runAllTimersAsync()
  expect(await roles).toEqual([])
  expect(asked).toHaveLength(count)
  expect(log).toHaveBeenCalledOnce()
})
