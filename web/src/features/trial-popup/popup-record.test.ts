// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { changePopupRecord, popupRestMs, readPopupRecord } from './popup-record.ts'

const NOW = Date.UTC(2026, 10, 15)
const DAY_MS = 86_400_000
beforeEach(() => localStorage.clear())

it.each([
  ['never seen', {}, 0],
  ['seen but not put away', { lastShown: NOW - 1 }, 0],
  ['put away a day ago, less a millisecond', { dismissed: true, lastShown: NOW - DAY_MS + 1 }, 1],
  ['put away a day ago', { dismissed: true, lastShown: NOW - DAY_MS }, 0],
  ['put away for good', { permanentlyDismissed: true, lastShown: NOW - 9 * DAY_MS }, null],
  ['answered', { emailSubmitted: true }, null],
])('%s', (_, record, restMs) => {
  changePopupRecord(record)
  expect(popupRestMs(readPopupRecord(), NOW)).toBe(restMs)
})

it.each(['', '{', '[]', 'null', '{"lastShown":"x"}'])('ignores a broken record: %s', (stored) => {
  localStorage.setItem('email-popup', stored)
  expect(popupRestMs(readPopupRecord(), NOW)).toBe(0)
})

it('keeps what it does not change', () => {
  changePopupRecord({ dismissed: true, lastShown: NOW })
  changePopupRecord({ emailSubmitted: true })
  expect(JSON.parse(localStorage.getItem('email-popup') ?? '')).toEqual({
    dismissed: true,
    permanentlyDismissed: false,
    lastShown: NOW,
    emailSubmitted: true,
  })
})
