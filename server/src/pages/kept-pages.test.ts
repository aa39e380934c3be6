import { expect, it } from 'vitest'

import { createKeptPages } from './kept-pages.ts'

const pageOf = (html: string) => ({ status: 200, html, etag: `"${html}"` })

it('a page is served again for a minute and then rendered again', () => {
  let time = 0
  const kept = createKeptPages(() => time)
  kept.keep('/', pageOf('home'))
  time = 59_999
  expect(kept.find('/')?.html).toBe('home')
  time = 60_000
  expect(kept.find('/')).toBeUndefined()
  kept.keep('/', pageOf('home again'))
  expect(kept.find('/')?.html).toBe('home again')
})

it('sixty-four pages are cached, and the oldest is dropped', () => {
  const kept = createKeptPages()
  for (let page = 0; page < 64; page += 1) kept.keep(`/${page}`, pageOf(`${page}`))
  kept.keep('/0', pageOf('drawn again'))
  kept.keep('/one-more', pageOf('one more'))
  expect(kept.find('/1')).toBeUndefined()
  expect(['/0', '/2', '/one-more'].map((path) => kept.find(path)?.html)).toEqual(['drawn again', '2', 'one more'])
})
