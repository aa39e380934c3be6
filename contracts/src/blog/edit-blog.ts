/** Writing the blog: for content editors, admins and owners. The database asks for the role again. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'
import { BlogContent, type BlogLack, BlogSlug } from './blog-content.ts'
import { ImageAttributes } from './blog-document.ts'
import type { BlogPlace } from './blog.ts'

const id = z.uuid()
/** The revision that the editor began with. */
const revision = z.int().min(1)
const onDraft = { id, revision }

export const EditBlogRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('create'), id, title: z.string().trim().min(1).max(120) }),
  z.strictObject({ action: z.literal('save'), ...onDraft, content: BlogContent }),
  /** After a conflict: the other text becomes a version, so that neither is lost. */
  z.strictObject({ action: z.literal('settle'), ...onDraft, keep: z.enum(['mine', 'theirs']), mine: BlogContent }),
  z.strictObject({ action: z.literal('keep-version'), ...onDraft }),
  z.strictObject({ action: z.literal('restore'), ...onDraft, version: z.int().min(1) }),
  z.strictObject({ action: z.literal('state'), ...onDraft, state: z.enum(['draft', 'review']) }),
  z.strictObject({ action: z.literal('schedule'), ...onDraft, at: z.iso.datetime() }),
  z.strictObject({ action: z.literal('publish'), ...onDraft }),
  z.strictObject({ action: z.literal('withdraw'), ...onDraft }),
  z.strictObject({ action: z.literal('move'), ...onDraft, slug: BlogSlug }),
  z.strictObject({ action: z.literal('delete'), ...onDraft }),
  z.strictObject({ action: z.literal('add-image'), image: ImageAttributes }),
])
export type EditBlogRequest = z.input<typeof EditBlogRequest>

export const DRAFT_STATES = ['draft', 'review', 'scheduled', 'published'] as const
export type DraftState = (typeof DRAFT_STATES)[number]

export type BlogDraft = {
  readonly id: string
  readonly slug: string
  readonly content: BlogContent
  readonly state: DraftState
  readonly scheduledFor: string | null
  readonly revision: number
  readonly updatedAt: string
  /** The address under which readers have it; null when it is not published. */
  readonly publicSlug: string | null
}

export type EditBlogResponse =
  | { readonly kind: 'saved'; readonly draft: BlogDraft }
  /** Somebody saved since; nothing was written. */
  | { readonly kind: 'conflict'; readonly theirs: BlogDraft }
  /** It cannot be published yet. */
  | { readonly kind: 'incomplete'; readonly lacks: readonly BlogLack[]; readonly unknownPlaces: readonly string[] }
  | { readonly kind: 'done' }

export const editBlogContract = {
  name: 'edit-blog',
  request: EditBlogRequest,
  response: z.custom<EditBlogResponse>(),
} as const satisfies FunctionContract

/** Places of the guide by name, for blocks and for the preview. */
export const BlogPlacesRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('find'), query: z.string().trim().min(2).max(80) }),
  z.strictObject({ action: z.literal('facts'), ids: z.array(z.string().max(120)).max(60) }),
])
export type BlogPlacesRequest = z.infer<typeof BlogPlacesRequest>
export type BlogPlacesResponse = { readonly places: readonly BlogPlace[] }

export const blogPlacesContract = {
  name: 'blog-places',
  request: BlogPlacesRequest,
  response: z.custom<BlogPlacesResponse>(),
} as const satisfies FunctionContract
