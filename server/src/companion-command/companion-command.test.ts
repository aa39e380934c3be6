import { calendarDate } from '@app/domain/kernel'
import { beforeAll, describe, expect, it } from 'vitest'

import { openLookUps } from '../companion/open-look-ups.ts'
import { packedRates } from '../rates/create-rates.ts'
import { answerLines, answerRecord } from './answer-lines.ts'
import { type Asking, askConversation } from './ask-conversation.ts'
import { planLines } from './plan-lines.ts'
import { planSentence } from './plan-sentence.ts'

let asking: Asking

beforeAll(async () => {
  const now = Date.UTC(2026, 10, 15, 12)
  const moment = { now, bookingSite: { host: 'www.expedia.com' }, live: null, rates: packedRates() }
  asking = { lookUps: await openLookUps(moment), model: null, language: undefined }
})

describe('askConversation', () => {
  it('keeps the subject of a conversation, and prints evidence with its source and date', async () => {
    const [first, second] = await askConversation(['do I tip in Japan?', 'and which plugs do they use?'], asking)
    expect(answerLines(first!).join('\n')).toMatch(/\[our guide, Sojourn editors, 20\d\d-\d\d-\d\d\]/)
    expect(answerRecord(second!)).toMatchObject({ by: 'built-in', language: 'en-GB' })
    expect(answerRecord(second!).answer).toContain('Japan')
    expect(answerRecord(second!).cards.join('\n')).toMatch(/\[checked, .+, 20\d\d-\d\d-\d\d\]/)
  })
})

describe('planSentence', () => {
  const today = calendarDate('2026-11-15')

  it('prints how the sentence was read, every day, the costs and the answered wishes', async () => {
    const planned = await planSentence('3 days in Lisbon from 4 May 2027, vegetarian, 2 adults', today)
    const text = planLines(planned).join('\n')
    expect(text).toContain('dates: from 2027-05-04, 3 days')
    for (const day of ['Day 1 · 2027-05-04 · Lisbon', 'Day 2', 'Day 3', 'total: EUR']) expect(text).toContain(day)
    expect(text).toMatch(/(yes|partly): diet vegetarian/)
    expect(text).not.toMatch(/undefined|NaN|\[object/)
  })

  it('says that no city was understood instead of guessing one', async () => {
    const planned = await planSentence('a week away from work', today)
    expect(planned.plan).toBe('no-city')
    expect(planLines(planned).join('\n')).toContain('no city was understood')
  })
})
