import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { readPushState, turnPushOff, turnPushOn } from './push-device.ts'

const invoke = vi.hoisted(() => vi.fn())
vi.mock('../../api/backend.ts', () => ({ backend: async () => ({ functions: { invoke } }) }))

const CONFIG = { supabaseUrl: null, supabaseKey: 'k' }
const ENDPOINT = 'https://push.example/1'
const subscription = {
  endpoint: ENDPOINT,
  unsubscribe: vi.fn(async () => true),
  toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'P', auth: 'A' } }),
}
const pushManager = { subscribe: vi.fn(async () => subscription), getSubscription: vi.fn() }

beforeEach(() => {
  vi.clearAllMocks()
  invoke.mockResolvedValue({ data: { publicKey: 'KEY' }, error: null })
  pushManager.getSubscription.mockResolvedValue(null)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active: {}, pushManager }) } })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted' })
})
afterEach(() => vi.unstubAllGlobals())
const sent = () => invoke.mock.calls.map(([, options]) => (options as { body: unknown }).body)

it('subscribes with the key of this installation and registers the device', async () => {
  expect(await readPushState({})).toBe('off')
  await turnPushOn(CONFIG)
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'KEY' })
  expect(sent()).toEqual([{ action: 'key' }, { action: 'keep', endpoint: ENDPOINT, p256dh: 'P', auth: 'A' }])
})

it('leaves nothing behind when the server refuses the device', async () => {
  invoke.mockResolvedValueOnce({ data: { publicKey: 'KEY' }, error: null })
  invoke.mockResolvedValueOnce({ data: null, error: new Error('refused') })
  await expect(turnPushOn(CONFIG)).rejects.toThrow('refused')
  expect(subscription.unsubscribe).toHaveBeenCalledOnce()
})

it('unsubscribes on the device first, and then at the server', async () => {
  pushManager.getSubscription.mockResolvedValue(subscription)
  expect(await readPushState({})).toBe('on')
  await turnPushOff(CONFIG)
  expect(subscription.unsubscribe).toHaveBeenCalledOnce()
  expect(sent()).toEqual([{ action: 'drop', endpoint: ENDPOINT }])
})

it('hides itself when the browser has no push, and is off without permission', async () => {
  pushManager.getSubscription.mockResolvedValue(subscription)
  vi.stubGlobal('Notification', { permission: 'denied' })
  expect(await readPushState({})).toBe('off')
  vi.stubGlobal('navigator', {})
  expect(await readPushState({})).toBe('unsupported')
})
