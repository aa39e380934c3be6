import type { ProseBlock } from '../../../ui/prose-block.ts'

export const CATEGORIES = [
  { id: 'rights', title: 'Rights' },
  { id: 'papers', title: 'Papers' },
  { id: 'planning', title: 'Planning' },
  { id: 'money', title: 'Money' },
  { id: 'on-the-way', title: 'On the way' },
] as const

export type CategoryId = (typeof CATEGORIES)[number]['id']

/** A legal text, a public register or a page of an authority; with the date of that text. */
export type PostSource = { readonly title: string; readonly url: string; readonly dated: string }

/** The fields of a post in lists. */
export type PostSummary = {
  /** Its address: /blog/{slug}. */
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly category: CategoryId
  /** Of the writer, at /writers/{slug}. */
  readonly writer: string
  /** ISO dates. */
  readonly publishedOn: string
  /** The city of the cover illustration, by its id in the city facts. */
  readonly place: string
  readonly readingMinutes: number
}

export type Post = PostSummary & {
  readonly blocks: readonly ProseBlock[]
  readonly sources: readonly PostSource[]
}
