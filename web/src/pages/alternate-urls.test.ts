import { describe, expect, it } from 'vitest'

import { alternateUrls } from './alternate-urls.ts'

const ORIGIN = 'https://sojourn.example'

describe('alternateUrls', () => {
  it('is empty for a site of one language', () => {
    expect(alternateUrls(ORIGIN, { pathname: '/pricing', search: '' })).toEqual([])
  })

  it('names each language and the default, without tracking parameters', () => {
    const place = { pathname: '/blog', search: '?lang=pt&category=money&utm_source=mail' }
    expect(alternateUrls(ORIGIN, place, ['en', 'pt'])).toEqual([
      { language: 'en', url: `${ORIGIN}/blog?category=money` },
      { language: 'pt', url: `${ORIGIN}/blog?category=money&lang=pt` },
      { language: 'x-default', url: `${ORIGIN}/blog?category=money` },
    ])
  })
})
