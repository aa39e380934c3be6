import { describe, expect, it } from 'vitest'

import { alternateUrls } from './alternate-urls.ts'

const ORIGIN = 'https://sojourn.example'

describe('alternateUrls', () => {
  it('has none for a site of one language', () => {
    expect(alternateUrls(ORIGIN, { pathname: '/pricing', search: '' })).toEqual([])
  })

  it('names each language and what everybody else gets, without tracking', () => {
    const place = { pathname: '/blog', search: '?lang=pt&category=money&utm_source=mail' }
    expect(alternateUrls(ORIGIN, place, ['en', 'pt'])).toEqual([
      { language: 'en', url: `${ORIGIN}/blog?category=money` },
      { language: 'pt', url: `${ORIGIN}/blog?category=money&lang=pt` },
      { language: 'x-default', url: `${ORIGIN}/blog?category=money` },
    ])
  })
})
