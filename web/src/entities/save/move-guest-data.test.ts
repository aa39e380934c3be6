import { beforeEach, expect, it, vi } from 'vitest'

import { moveGuestData } from './move-guest-data.ts'

const CONFIG = { supabaseUrl: null, supabaseKey: 'key' }
const save = (id: string) => ({
  id: `guest_${id}`,
  savedAt: '2026-11-15T12:00:00.000Z',
  type: 'place',
  title: id,
  description: '',
  image_url: null,
  item_id: id,
  item_data: {},
})
const invoke = vi.hoisted(() => vi.fn<(name: string, wishes: { body: object }) => Promise<{ error: Error | null }>>())
vi.mock('../../api/backend.ts', () => ({ backend: async () => ({ functions: { invoke } }) }))

let stored: Map<string, string>
const kept = () => JSON.parse(stored.get('guest-saves') ?? '[]') as { id: string }[]
beforeEach(() => {
  stored = new Map([['guest-saves', JSON.stringify([save('a'), save('b')])]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  invoke.mockReset().mockResolvedValue({ error: null })
})

it('moves the saves, and the usage of this device, in one call', async () => {
  stored.set('device-fingerprint', '1a2b3c4d').set('guest-used', '1')
  expect(await moveGuestData(CONFIG)).toBe(true)
  expect(invoke.mock.calls).toMatchObject([
    ['move-guest-data', { body: { saves: [save('a'), save('b')], device: '1a2b3c4d' } }],
  ])
  expect([kept(), stored.has('guest-used')]).toEqual([[], false])
})

it.each([
  ['a refusal', () => invoke.mockResolvedValue({ error: new Error('usage_limit_reached') })],
  ['no answer', () => invoke.mockRejectedValue(new TypeError('Failed to fetch'))],
])('leaves everything in place after %s', async (_, fail) => {
  stored.set('guest-used', '1')
  fail()
  expect(await moveGuestData(CONFIG)).toBe(false)
  expect(kept()).toHaveLength(2)
  expect(stored.has('guest-used')).toBe(true)
})

it('keeps what another tab saved in the meantime, and sends one request for concurrent calls', async () => {
  invoke.mockImplementation(async () => {
    stored.set('guest-saves', JSON.stringify([save('a'), save('b'), save('c')]))
    return { error: null }
  })
  await Promise.all([moveGuestData(CONFIG), moveGuestData(CONFIG)])
  expect(kept().map(({ id }) => id)).toEqual(['guest_c'])
  expect(invoke).toHaveBeenCalledTimes(1)
})

it('sends no request when there is nothing to move', async () => {
  stored.clear()
  stored.set('device-fingerprint', '1a2b3c4d')
  expect(await moveGuestData(CONFIG)).toBe(false)
  expect(invoke).not.toHaveBeenCalled()
})

it('includes the save that was requested before the sign-in', async () => {
  const wanted = { ...save('wanted'), savedAt: new Date().toISOString() }
  stored.set('wanted-save', JSON.stringify([wanted]))
  await moveGuestData(CONFIG)
  expect(invoke.mock.calls[0]?.[1]).toMatchObject({ body: { saves: [save('a'), save('b'), wanted] } })
  expect(stored.has('wanted-save')).toBe(false)
})
