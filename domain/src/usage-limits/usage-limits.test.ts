import { describe, expect, it } from 'vitest'

import { dailyLimit, nextResetMs, TRIAL_DAYS } from './index.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const DAY_MS = 86_400_000
const OLD = NOW - 30 * DAY_MS

describe('dailyLimit', () => {
  it.each([
    ['a guest', null, 25],
    ['a free plan', { tier: null, signedUpAtMs: OLD }, 25],
    ['the free plan by its names', { tier: 'Explorer', signedUpAtMs: OLD }, 25],
    ['the last moment of the trial', { tier: 'free', signedUpAtMs: NOW - TRIAL_DAYS * DAY_MS + 1 }, null],
    ['the moment after it', { tier: 'free', signedUpAtMs: NOW - TRIAL_DAYS * DAY_MS }, 25],
    ['a paid plan', { tier: 'Globetrotter', signedUpAtMs: OLD }, null],
  ])('%s', (_, plan, limit) => expect(dailyLimit('search_requests', plan, NOW)).toBe(limit))
})

describe('nextResetMs', () => {
  it.each([
    ['noon', NOW, '2026-11-16T00:00:00.000Z'],
    ['the last millisecond', Date.UTC(2026, 11, 31, 23, 59, 59, 999), '2027-01-01T00:00:00.000Z'],
    ['midnight itself begins a new day', Date.UTC(2026, 10, 15), '2026-11-16T00:00:00.000Z'],
  ])('%s', (_, nowMs, reset) => expect(new Date(nextResetMs(nowMs)).toISOString()).toBe(reset))
})
