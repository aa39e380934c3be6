// @vitest-environment jsdom
import { DAILY_LIMITS, USAGE_TYPES } from '@app/domain/usage-limits'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { UsageMeters } from './usage-meters.tsx'

const known = vi.hoisted(() => ({ usage: {} as object, start: vi.fn(async () => undefined) }))
vi.mock('../../entities/traveller/usage/use-usage.ts', () => ({ useUsage: () => known.usage }))
vi.mock('../../entities/traveller/usage/usage-store.ts', () => ({ usageStore: { start: known.start } }))
afterEach(cleanup)

const counters = (isLimited: boolean) =>
  Object.fromEntries(USAGE_TYPES.map((type) => [type, { used: 2, limit: isLimited ? DAILY_LIMITS[type] : null }]))
const show = (usage: object) => {
  known.usage = { resetsAtMs: Date.parse('2026-11-16T00:00:00Z'), isKnown: true, hasFailed: false, ...usage }
  renderOn('desktop', <UsageMeters />)
}

it('draws the used part of the free plan, and only counts without limits', () => {
  show({ counters: counters(true) })
  expect(screen.getByRole('progressbar', { name: 'Questions to the assistant: 2 of 10' })).toBeTruthy()
  cleanup()
  show({ counters: counters(false) })
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByText(/^Your plan has no limits/)).toBeTruthy()
})

it('shows no limits when the counts could not be loaded, and retries on request', () => {
  show({ counters: counters(true), isKnown: false, hasFailed: true })
  expect(screen.queryByText(/of 10/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(known.start).toHaveBeenCalledOnce()
})
