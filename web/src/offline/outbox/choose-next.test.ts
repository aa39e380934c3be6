import { describe, expect, it } from 'vitest'

import { chooseNext, nextDueAt } from './choose-next.ts'
import type { OfflineAction } from './offline-action.ts'
import { sampleAction } from './sample-action.ts'

const NOW = 1_000_000
const first = sampleAction({ id: 'first', sequence: 1 })
const second = sampleAction({ id: 'second', sequence: 2, after: 'first' })
const other = sampleAction({ id: 'other', sequence: 3, entity: 'trip:2' })
const refused = { kind: 'refused', status: 400, answer: '' } as const

const next = (actions: readonly OfflineAction[], more = {}) =>
  chooseNext(actions, { userId: 'ann', now: NOW, isForced: false, skipped: new Set(), ...more })?.id

describe('chooseNext', () => {
  it('returns the oldest by sequence, whatever the clock said when it was saved', () => {
    expect(next([second, { ...first, timestamp: NOW + 86_400_000 }])).toBe('first')
  })

  it('continues with another entity when the first needs the traveller', () => {
    expect(next([{ ...first, state: 'needs-attention', problem: refused }, second, other])).toBe('other')
  })

  it('stops at a gap: an unreadable record in the queue', () => {
    const damaged = sampleAction({ id: 'first', entity: '', state: 'needs-attention' })
    expect(next([damaged, second])).toBeUndefined()
  })

  it('never returns another account’s action', () => {
    expect(next([{ ...first, userId: 'ben' }])).toBeUndefined()
  })

  it('waits for the backoff, unless forced and the server did not set it', () => {
    const held = { ...first, hold: { until: NOW + 5000, isServersWish: false } }
    expect([next([held]), next([held], { now: NOW + 5000 }), next([held], { isForced: true })]).toEqual([
      undefined,
      'first',
      'first',
    ])
    const wished = { ...first, hold: { until: NOW + 5000, isServersWish: true } }
    expect(next([wished], { isForced: true })).toBeUndefined()
  })

  it('ignores a backoff that a clock set back has turned into a day', () => {
    expect(next([{ ...first, hold: { until: NOW + 86_400_000, isServersWish: false } }])).toBe('first')
  })
})

describe('nextDueAt', () => {
  it('is the earliest time of the queue heads', () => {
    const held = { ...first, hold: { until: NOW + 5000, isServersWish: false } }
    const later = { ...other, hold: { until: NOW + 9000, isServersWish: false } }
    expect(nextDueAt([held, second, later], 'ann', NOW)).toBe(NOW + 5000)
  })

  it('is null when every queue is blocked by an action that needs the traveller', () => {
    expect(nextDueAt([{ ...first, state: 'needs-attention', problem: refused }, second], 'ann', NOW)).toBeNull()
  })
})
