/** Everything about an article that an editor writes. A draft may be incomplete; to publish, it must be whole. */
import { safeLink, wordsIn } from '@app/domain/blog-document'
import { z } from 'zod'

import { BlogDocumentSchema } from './blog-document.ts'

export const BLOG_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const BlogSlug = z.string().min(3).max(80).regex(BLOG_SLUG)

const line = (most: number) => z.string().trim().max(most)

export const BlogSource = z.object({
  title: line(200),
  url: line(500).refine(
    (url) => url === '' || (/^https:\/\//i.test(url) && safeLink(url) !== null),
    'not an https address',
  ),
  /** The date of that text, in words. */
  dated: line(60),
})
export type BlogSource = z.infer<typeof BlogSource>

export const BlogContent = z.object({
  title: line(120),
  summary: line(300),
  category: line(40),
  writer: line(80),
  /** The city of the cover. */
  place: line(60),
  seoTitle: line(70),
  seoDescription: line(170),
  sources: z.array(BlogSource).max(30),
  document: BlogDocumentSchema,
})
export type BlogContent = z.infer<typeof BlogContent>

export type BlogLack = 'title' | 'summary' | 'category' | 'writer' | 'place' | 'text' | 'sources'

const FEWEST_WORDS = 50

/** What is missing before an article can be published. */
export function lacksOf(content: BlogContent): readonly BlogLack[] {
  const lacks: BlogLack[] = []
  for (const field of ['title', 'summary', 'category', 'writer', 'place'] as const)
    if (content[field] === '') lacks.push(field)
  if (wordsIn(content.document).split(/\s+/).length < FEWEST_WORDS) lacks.push('text')
  if (content.sources.some(({ title, url }) => title === '' || url === '')) lacks.push('sources')
  return lacks
}
