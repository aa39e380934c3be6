import { beforeAll, describe, expect, it } from 'vitest'

import { choosePosts, postListPath, readPostQuery } from './choose-posts.ts'
import type { PostSummary } from './content/post.ts'
import { listPosts, wordsOfPosts } from './content/read-posts.ts'

let posts: readonly PostSummary[]
let words: ReadonlyMap<string, string>
beforeAll(async () => {
  posts = await listPosts()
  words = await wordsOfPosts()
})

const chosen = (query: string) =>
  choosePosts(posts, words, readPostQuery(new URLSearchParams(query))).map(({ slug }) => slug)

describe('choosePosts', () => {
  it('lists everything, newest first', () => {
    expect(chosen('')).toHaveLength(6)
    expect(chosen('')[0]).toBe('the-first-hour-of-a-late-flight')
    expect(chosen('sort=oldest')).toEqual(chosen('').toReversed())
  })

  it.each([
    ['category=money', ['money-abroad-without-the-small-losses']],
    ['category=nonsense&search=Schengen', ['how-to-read-a-visa-table']],
    ['search=uffizi', ['plan-around-the-closing-days']],
    ['search=topkapi', ['plan-around-the-closing-days']],
    ['search=power+bank&category=rights', []],
  ])('%s', (query, slugs) => expect(chosen(query)).toEqual(slugs))
})

it.each([
  ['', '/blog'],
  ['category=money&search=a+b&sort=oldest&utm_source=x', '/blog?category=money&search=a+b&sort=oldest'],
])('postListPath of %j', (query, path) => {
  expect(postListPath(readPostQuery(new URLSearchParams(query)))).toBe(path)
})
