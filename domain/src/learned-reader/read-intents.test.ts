import { describe, expect, it } from 'vitest'

import { decide, type LikelyIntent } from './read-intents.ts'

const THRESHOLDS = { sure: 0.8, sureFollowUp: 0.9, both: 0.9, choose: 0.5 }
const likely = (first: number, second: number): readonly LikelyIntent[] => [
  { intent: 'visa_need', probability: first },
  { intent: 'visa_how', probability: second },
]
const ONE = { followUp: 0.1, several: 0.1 }
const TWO = { followUp: 0.1, several: 0.9 }

describe('decide', () => {
  it.each([
    ['the first is sure at its threshold', likely(0.8, 0.1), ONE, 'sure', 1],
    ['just below it asks back', likely(0.79, 0.1), ONE, 'choose', 2],
    ['two together at the threshold of a choice', likely(0.3, 0.2), ONE, 'choose', 2],
    ['less than a choice is unknown', likely(0.3, 0.19), ONE, 'unknown', 2],
    ['two questions in one', likely(0.5, 0.4), TWO, 'sure', 2],
    ['the same numbers for one question', likely(0.5, 0.4), ONE, 'choose', 2],
    ['a follow-up needs more', likely(0.85, 0), { followUp: 0.9, several: 0 }, 'choose', 2],
    ['a second intent that is too unlikely', likely(0.85, 0.1), TWO, 'sure', 1],
  ] as const)('%s', (_, intents, extras, kind, count) => {
    const reading = decide(intents, extras, THRESHOLDS)
    expect(reading.kind).toBe(kind)
    expect(reading.intents).toHaveLength(count)
  })

  it('reports whether the text continues an earlier question', () => {
    expect(decide(likely(0.9, 0), { followUp: 0.5, several: 0 }, THRESHOLDS).isFollowUp).toBe(true)
    expect(decide(likely(0.9, 0), { followUp: 0.49, several: 0 }, THRESHOLDS).isFollowUp).toBe(false)
  })
})
