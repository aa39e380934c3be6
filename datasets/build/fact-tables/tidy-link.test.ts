import { describe, expect, it } from 'vitest'

import { tidyLink } from './tidy-link.ts'

describe('tidyLink', () => {
  it('leaves a plain link unchanged', () => expect(tidyLink('http://www.islitzer.at')).toBe('http://www.islitzer.at'))
  it('removes tracking parameters', () => {
    expect(tidyLink('https://all.example/x?code=1568&utm_source=maps&gclid=Cj0')).toBe(
      'https://all.example/x?code=1568',
    )
    expect(tidyLink('https://hotel.example/?utm_medium=seo')).toBe('https://hotel.example/')
  })
  it.each(['', 'javascript:alert(1)', 'hotel.example', 'http://'])('%j is no link', (text) => {
    expect(tidyLink(text)).toBe('')
  })
})
