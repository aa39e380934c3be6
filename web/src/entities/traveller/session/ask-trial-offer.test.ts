import { afterEach, expect, it, vi } from 'vitest'

import { askTrialOffer } from './ask-trial-offer.ts'

const invoke = vi.hoisted(() => vi.fn<(name: string, options: { body: object }) => Promise<unknown>>())
vi.mock('../../../api/backend.ts', () => ({ backend: async () => ({ functions: { invoke } }) }))

const CONFIG = { backendUrl: 'https://s.example', anonKey: 'k' } as never
const DEVICE = 'a1b2c3d4'

afterEach(() => void invoke.mockReset())

it.each(['starts', 'refused'] as const)('passes on the answer of the server: %s', async (trial) => {
  invoke.mockResolvedValue({ data: { trial } })
  expect(await askTrialOffer(CONFIG, DEVICE)).toBe(trial)
  expect(invoke.mock.calls[0]?.[1]).toMatchObject({ body: { device: DEVICE } })
})

it.each([
  ['refuses the request', () => invoke.mockResolvedValue({ data: null, error: new Error('429') })],
  ['does not answer', () => invoke.mockRejectedValue(new TypeError('no network'))],
])('promises nothing when the server %s', async (_, prepare) => {
  prepare()
  expect(await askTrialOffer(CONFIG, DEVICE)).toBe('unknown')
})

it('asks nothing about a device that used no limited tool yet', async () => {
  expect(await askTrialOffer(CONFIG, null)).toBe('starts')
  expect(invoke).not.toHaveBeenCalled()
})
