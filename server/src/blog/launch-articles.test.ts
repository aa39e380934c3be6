import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { lacksOf } from '@app/contracts/blog/blog-content'
import { CITY_FACTS } from '@app/datasets/city-facts'
import { placesIn, readMarkdown, wordsIn, writeMarkdown } from '@app/domain/blog-document'
import { describe, expect, it } from 'vitest'

import { gatherBlogPlace } from './gather-blog-places.ts'
import { readArticle } from './seed-blog.ts'

const FOLDER = join(import.meta.dirname, '../../../database/seed/blog')
const ARTICLES = readdirSync(FOLDER).map((name) => {
  const file = readFileSync(join(FOLDER, name), 'utf8')
  return readArticle(name.replace(/\.md$/, ''), file)
})

it('there are twelve', () => expect(ARTICLES).toHaveLength(12))

describe.each(ARTICLES.map((article) => [article.slug, article] as const))('%s', (_, { content, publishedAt }) => {
  it('is whole: 600 to 900 words, dated sources, a known cover', () => {
    const words = wordsIn(content.document).split(/\s+/).length
    expect(lacksOf(content)).toEqual([])
    expect(words).toBeGreaterThanOrEqual(600)
    expect(words).toBeLessThanOrEqual(900)
    expect(CITY_FACTS.some(({ id }) => id === content.place)).toBe(true)
    expect(content.sources.length).toBeGreaterThanOrEqual(2)
    expect(content.sources.every(({ dated }) => dated !== '')).toBe(true)
    expect(Number.isNaN(Date.parse(publishedAt))).toBe(false)
  })

  it('comes back whole from its own Markdown', () => {
    expect(readMarkdown(writeMarkdown(content.document))).toEqual(content.document)
  })

  it('names only places that the guide has', async () => {
    for (const { id } of placesIn(content.document)) expect(await gatherBlogPlace(id), id).not.toBeNull()
  })
})
