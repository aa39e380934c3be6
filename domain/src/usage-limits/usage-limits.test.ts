import { describe, expect, it } from 'vitest'

import { judgeUsage, nextResetMs } from './index.ts'

const NOON = Date.UTC(2026, 10, 15, 12)

describe('judgeUsage', () => {
  it.each([
    ['nothing used', 0, 25, 'plenty'],
    ['just under 70 %', 17, 25, 'plenty'],
    ['70 % and more', 18, 25, 'warning'],
    ['exactly 70 %', 7, 10, 'warning'],
    ['three left', 22, 25, 'warning'],
    ['two left', 23, 25, 'few'],
    ['two of three left', 1, 3, 'few'],
    ['the last one used', 25, 25, 'used-up'],
    ['more than allowed, after a plan ended', 400, 25, 'used-up'],
    ['no limit', 400, null, 'plenty'],
  ] as const)('%s', (_, used, limit, level) => expect(judgeUsage(used, limit)).toBe(level))
})

describe('nextResetMs', () => {
  it.each([
    ['noon', NOON, '2026-11-16T00:00:00.000Z'],
    ['the last millisecond', Date.UTC(2026, 11, 31, 23, 59, 59, 999), '2027-01-01T00:00:00.000Z'],
    ['midnight itself begins a new day', Date.UTC(2026, 10, 15), '2026-11-16T00:00:00.000Z'],
  ])('%s', (_, nowMs, reset) => expect(new Date(nextResetMs(nowMs)).toISOString()).toBe(reset))
})
