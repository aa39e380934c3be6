import { describe, expect, it } from 'vitest'

import { plainText } from '../../../ui/prose-block.ts'
import { ARTICLES, findArticle } from './articles.ts'
import { HELP_TOPICS } from './help-article.ts'

describe('the help articles', () => {
  it('are at least thirty, each with its own address', () => {
    expect(ARTICLES.length).toBeGreaterThanOrEqual(30)
    expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(ARTICLES.length)
    expect(ARTICLES.every(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true)
  })

  it('cover every topic', () => {
    for (const { id } of HELP_TOPICS)
      expect(
        ARTICLES.some(({ topic }) => topic === id),
        id,
      ).toBe(true)
  })

  it.each(ARTICLES.map((article) => [article.slug, article] as const))(
    '%s links to articles that exist',
    (_, article) => {
      expect((article.related ?? []).filter((slug) => !findArticle(slug))).toEqual([])
      const inText = [...JSON.stringify(article.blocks).matchAll(/\/help-center\/([a-z0-9-]+)/g)]
      expect(inText.filter(([, slug]) => !findArticle(slug))).toEqual([])
      expect(plainText(article.blocks).length).toBeGreaterThan(120)
    },
  )
})
