import { calendarDate, type ClaimStatus } from '@app/domain/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { ProofLine } from './proof-line.tsx'

const WORDS = {
  verified: 'as of',
  editorial: (month: string) => `Our guide, ${month}; not checked on site`,
  stale: 'old, of',
  unknown: 'not confirmed, of',
}

function proofOf(status: ClaimStatus): string {
  const claim = {
    source: { title: 'Ministry', url: 'https://example.com' },
    checkedAt: calendarDate('2026-11-01'),
    status,
  }
  return renderToStaticMarkup(<ProofLine claim={claim} words={WORDS} day="1 Nov 2026" locale="en-GB" />)
}

describe('ProofLine', () => {
  it('says that guide facts are not checked on site', () => {
    expect(proofOf('editorial')).toContain('Our guide, November 2026; not checked on site')
    expect(proofOf('editorial')).not.toContain('as of')
  })

  it('links a web source with the date on which it was read', () => {
    expect(proofOf('verified')).toMatch(/href="https:\/\/example.com".*as of.*1 Nov 2026/)
  })
})
