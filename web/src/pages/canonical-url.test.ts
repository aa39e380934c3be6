import { expect, it } from 'vitest'

import { canonicalUrl } from './canonical-url.ts'

it.each([
  ['/', '', 'https://s.example/'],
  ['/blog/', '?page=2&utm_source=x&sort=new', 'https://s.example/blog?page=2&sort=new'],
  ['/Blog', '', 'https://s.example/blog'],
  ['/flight-compensation', '?from=LIS&to=JFK', 'https://s.example/flight-compensation'],
  [
    '/blog',
    '?search=a%26b&category=sea&filter=x&lang=pt&fbclid=1',
    'https://s.example/blog?filter=x&search=a%26b&category=sea&lang=pt',
  ],
])('%s%s', (pathname, search, url) => expect(canonicalUrl('https://s.example', { pathname, search })).toBe(url))
