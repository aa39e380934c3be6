// @vitest-environment jsdom
import { calendarDate } from '@app/domain/kernel'
import { readTripRequest } from '@app/domain/trip-request'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { ConflictNote } from './conflict-note.tsx'
import { describeChip } from './describe-ask.ts'
import { EMPTY_ASK } from './empty-ask.ts'
import { MarkedSentence } from './marked-sentence.tsx'
import { UnreadNote } from './unread-note.tsx'

describe('what was understood', () => {
  it('quotes the words that nothing answers, in one line', () => {
    render(<UnreadNote words={['fado', 'ruin bars']} />)
    expect(screen.getByText('Not used in the plan: “fado”, “ruin bars”.')).toBeTruthy()
  })

  it('shows nothing if everything was used', () => {
    const { container } = render(<UnreadNote words={[]} />)
    expect(container.textContent).toBe('')
  })

  it('underlines the words that were used, not those that are quoted', () => {
    const sentence = 'three days, vegetarian, fado'
    const request = readTripRequest(sentence, { today: calendarDate('2026-11-19'), findCity: () => null })
    const { container } = render(<MarkedSentence sentence={sentence} request={request} />)
    const marked = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marked).toEqual(['three days', 'vegetarian'])
  })

  it('says which change would make fixed days possible', () => {
    render(<ConflictNote conflict={{ kind: 'window', city: 'Rome', firstDay: 5, lastDay: 5 }} />)
    expect(screen.getByText('They would if you were in Rome on day 5.')).toBeTruthy()
  })

  it('names special wishes in a chip', () => {
    const ask = { ...EMPTY_ASK, special: [{ code: 'cheap' as const }, { code: 'back-by' as const, by: 17 * 60 }] }
    expect(describeChip('special', ask, 'en')).toBe('Low prices, Back by 17:00')
  })
})
