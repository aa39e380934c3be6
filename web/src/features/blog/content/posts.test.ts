import { describe, expect, it } from 'vitest'

import { plainText } from '../../../ui/prose-block.ts'
import { ALL_POSTS } from './posts/all-posts.ts'
import { findPost, listPosts } from './read-posts.ts'
import { findWriter } from './writers.ts'

describe.each(ALL_POSTS.map((post) => [post.slug, post] as const))('%s', (_, post) => {
  it('has 600 to 900 words, a writer and dated sources', () => {
    const words = plainText(post.blocks).split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(600)
    expect(words).toBeLessThanOrEqual(900)
    expect(findWriter(post.writer)).toBeDefined()
    expect(post.sources.length).toBeGreaterThanOrEqual(3)
    expect(post.sources.every(({ url, dated }) => url.startsWith('https://') && dated)).toBe(true)
  })

  it('is found by its slug, with its reading time', async () => {
    expect(await findPost(post.slug)).toMatchObject({ title: post.title, readingMinutes: expect.any(Number) as number })
  })
})

it('the list is newest first and has no bodies', async () => {
  const posts = await listPosts()
  const dates = posts.map(({ publishedOn }) => publishedOn)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(posts.some((post) => 'blocks' in post)).toBe(false)
})

it('returns null for an unknown slug', async () => expect(await findPost('nowhere')).toBeUndefined())
