import { expect, it, vi } from 'vitest'

import { askOnce } from './ask-once.ts'
import type { StaffRole } from './staff-role.ts'

type Ask = () => Promise<readonly StaffRole[]>

it('sends one request for two gates, also before the first answer', async () => {
  const ask = vi.fn<Ask>(async () => ['support'])
  const both = await Promise.all([askOnce('ana', ask), askOnce('ana', ask)])
  expect([...both, await askOnce('ana', ask)]).toEqual([['support'], ['support'], ['support']])
  expect(ask).toHaveBeenCalledOnce()
})

it('never answers for another account', async () => {
  await askOnce('ana', async () => ['owner'])
  expect(await askOnce('ben', async () => [])).toEqual([])
})

it('asks again for an account without roles', async () => {
  const ask = vi.fn<Ask>(async () => ['support']).mockResolvedValueOnce([])
  expect([await askOnce('cleo', ask), await askOnce('cleo', ask)]).toEqual([[], ['support']])
})

it('asks again after a failure, and after some time', async () => {
  vi.useFakeTimers()
  const ask = vi.fn<Ask>(async () => ['admin']).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(askOnce('dora', ask)).rejects.toThrow('Failed to fetch')
  expect(await askOnce('dora', ask)).toEqual(['admin'])
  vi.advanceTimersByTime(10_001)
  await askOnce('dora', ask)
  expect(ask).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})
