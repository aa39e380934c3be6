// @vitest-environment jsdom
import { DAILY_LIMITS, USAGE_TYPES } from '@app/domain/usage-limits'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../ui/testing/on-device.tsx'
import { UsageMeters } from './usage-meters.tsx'

const known = vi.hoisted(() => ({ usage: {} as object, start: vi.fn(async () => undefined) }))
vi.mock('../../api/usage/use-usage.ts', () => ({ useUsage: () => known.usage }))
vi.mock('../../api/usage/usage-store.ts', () => ({ usageStore: { start: known.start } }))
afterEach(cleanup)

const counters = (isLimited: boolean) =>
  Object.fromEntries(USAGE_TYPES.map((type) => [type, { used: 2, limit: isLimited ? DAILY_LIMITS[type] : null }]))
const show = (usage: object) => {
  known.usage = { resetsAtMs: Date.parse('2026-11-16T00:00:00Z'), isKnown: true, hasFailed: false, ...usage }
  renderOn('desk', <UsageMeters />)
}

it('draws what is used of the free plan, and only counts where nothing is limited', () => {
  show({ counters: counters(true) })
  expect(screen.getByRole('progressbar', { name: 'Questions to the assistant: 2 of 10' })).toBeTruthy()
  cleanup()
  show({ counters: counters(false) })
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByText(/^No limits on your plan/)).toBeTruthy()
})

it('tells nobody of limits when the counts could not be read, and looks again when asked', () => {
  show({ counters: counters(true), isKnown: false, hasFailed: true })
  expect(screen.queryByText(/of 10/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(known.start).toHaveBeenCalledOnce()
})
