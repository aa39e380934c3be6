import { expect, it } from 'vitest'

import { readPushed } from './read-pushed.ts'

const NOTICE = { id: '1', title: 'Tomorrow: Porto', body: '3 days', link: '/itinerary' }

it.each([
  ['a notification', JSON.stringify(NOTICE), NOTICE],
  ['one that leads elsewhere', JSON.stringify({ ...NOTICE, link: '//evil.example' }), { ...NOTICE, link: null }],
  ['one with an address', JSON.stringify({ ...NOTICE, link: 'https://evil.example' }), { ...NOTICE, link: null }],
  ['one with a back slash', JSON.stringify({ ...NOTICE, link: '/\\evil.example' }), { ...NOTICE, link: null }],
  ['one without a title', JSON.stringify({ ...NOTICE, title: '' }), null],
  ['no words', '[]', null],
  ['no JSON', '<html>', null],
  ['nothing', undefined, null],
])('%s', (_, text, pushed) => expect(readPushed(text)).toEqual(pushed))
