/** Reading the blog: what everybody may see. The server answers pages directly and browsers through the function. */
import type { BlogDocument } from '@app/domain/blog-document'
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'
import type { GuideSightFacts } from '../place-guide-facts.ts'
import { type BlogSource, BlogSlug } from './blog-content.ts'

const page = z.int().min(1).max(1000)

export const BlogRequest = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('list'),
    category: z.string().max(40).optional(),
    search: z.string().max(120).optional(),
    writer: BlogSlug.optional(),
    sort: z.enum(['newest', 'oldest']).default('newest'),
    page: page.default(1),
  }),
  z.strictObject({ action: z.literal('post'), slug: z.string().max(200) }),
  z.strictObject({ action: z.literal('writers') }),
])
export type BlogRequest = z.input<typeof BlogRequest>

export type BlogCategory = { readonly id: string; readonly title: string }

/** The fields of a post in lists. */
export type PostSummary = {
  /** Its address: /blog/{slug}. */
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly category: BlogCategory
  readonly writer: { readonly slug: string; readonly name: string }
  /** ISO dates. */
  readonly publishedOn: string
  readonly changedOn: string
  /** The city of the cover illustration, by its id in the city facts. */
  readonly place: string
  readonly readingMinutes: number
}

/** Facts of a place of the guide, as they were at the last check. */
export type BlogPlace = {
  readonly id: string
  readonly name: string
  readonly localName: string | null
  /** The destination that a sight belongs to. */
  readonly destination: string | null
  readonly country: string
  /** Its page in the atlas. */
  readonly path: string
  /** Null for a destination. */
  readonly sight: Pick<
    GuideSightFacts,
    'durationMinutes' | 'closedDays' | 'usualTimes' | 'fee' | 'booking' | 'domain' | 'certainty'
  > | null
  /** The month of the guide: `2026-11`. */
  readonly asOf: string
  /** ISO date of the last check, and whether the guide still had it then. */
  readonly checkedOn: string
  readonly isKnown: boolean
}

export type Post = PostSummary & {
  readonly document: BlogDocument
  readonly sources: readonly BlogSource[]
  readonly places: readonly BlogPlace[]
  readonly seoTitle: string | null
  readonly seoDescription: string | null
}

export type BlogWriter = {
  /** Its address: /writers/{slug}. */
  readonly slug: string
  readonly name: string
  readonly beat: string
  readonly about: readonly string[]
  readonly place: string
  /** A pen name of the editorial team. */
  readonly isHouse: boolean
  readonly posts: number
}

export type BlogListAnswer = {
  readonly kind: 'list'
  readonly posts: readonly PostSummary[]
  readonly categories: readonly BlogCategory[]
  readonly total: number
  readonly page: number
  readonly pages: number
}
export type BlogPostAnswer =
  | {
      readonly kind: 'post'
      readonly post: Post
      readonly writer: BlogWriter
      readonly related: readonly PostSummary[]
    }
  /** The article has another address now. */
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'unknown' }
export type BlogWritersAnswer = { readonly kind: 'writers'; readonly writers: readonly BlogWriter[] }

/** The answer to each question. */
export type BlogAnswers = {
  readonly list: BlogListAnswer
  readonly post: BlogPostAnswer
  readonly writers: BlogWritersAnswer
}
export type BlogAnswer = BlogAnswers[keyof BlogAnswers]
export type AskBlog = (asked: BlogRequest) => Promise<BlogAnswer>

export const blogContract = {
  name: 'blog',
  request: BlogRequest,
  response: z.custom<BlogAnswer>(),
} as const satisfies FunctionContract
