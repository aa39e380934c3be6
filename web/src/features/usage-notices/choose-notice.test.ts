import { describe, expect, it } from 'vitest'

import type { Usage } from '../../entities/traveller/usage/usage-store.ts'
import { chooseNotice } from './choose-notice.ts'

const FREE = {
  isSignedIn: true,
  loading: false,
  isPro: false,
  isTrialActive: false,
  isTrialExpired: false,
  trialDaysRemaining: 0,
  trial_end: null,
}
const ALL = ['search_requests', 'saved_items'] as const
const usage = (searches: number, saves: number, limit: number | null = 15): Usage => ({
  userId: null,
  isKnown: true,
  hasFailed: false,
  resetsAtMs: 0,
  counters: {
    ai_requests: { used: 10, limit: 10 },
    itinerary_generations: { used: 0, limit: 3 },
    search_requests: { used: searches, limit: 25 },
    saved_items: { used: saves, limit },
  },
})

describe('chooseNotice', () => {
  it.each([
    ['under 70 %', 17, 10, null],
    ['a warning from 70 %', 18, 0, { type: 'search_requests', level: 'warning' }],
    ['the last two before a mere warning', 18, 13, { type: 'saved_items', level: 'few' }],
    ['nothing left before the last two', 25, 13, { type: 'search_requests', level: 'used-up' }],
  ])('%s', (_, searches, saves, notice) => {
    const chosen = chooseNotice(FREE, usage(searches, saves), ALL)
    if (notice) expect(chosen).toMatchObject(notice)
    else expect(chosen).toBeNull()
  })

  it('shows no limits to travellers without any, nor before the plan is known', () => {
    expect(chooseNotice({ ...FREE, isPro: true }, usage(25, 15), ALL)).toBeNull()
    expect(chooseNotice({ ...FREE, loading: true }, usage(25, 15), ALL)).toBeNull()
    expect(chooseNotice(FREE, usage(0, 400, null), ALL)).toBeNull()
  })

  it.each([
    [5, false],
    [2, false],
    [1, true],
  ])('counts the trial down: %i days, the last one %s', (trialDaysRemaining, isLastDay) => {
    const trial = { ...FREE, isTrialActive: true, trialDaysRemaining, trial_end: '2026-11-20T00:00:00Z' }
    expect(chooseNotice(trial, usage(25, 15), ALL)).toMatchObject({ kind: 'trial', isLastDay })
  })

  it('reports the end of the trial, unless a limit is nearer', () => {
    const over = { ...FREE, isTrialExpired: true }
    expect(chooseNotice(over, usage(0, 0), ALL)).toEqual({ kind: 'trial-expired' })
    expect(chooseNotice(over, usage(25, 0), ALL)).toMatchObject({ kind: 'limit' })
  })

  it('includes guests, and offers them the trial', () => {
    expect(chooseNotice({ ...FREE, isSignedIn: false, loading: true }, usage(24, 0), ALL)).toMatchObject({
      level: 'few',
      isGuest: true,
    })
  })
})
