import { BlogContent } from '@app/contracts/blog/blog-content'
import { type BlogDraft, DRAFT_STATES } from '@app/contracts/blog/edit-blog'
import { EMPTY_DOCUMENT } from '@app/domain/blog-document'

import type { Backend } from '../../../api/create-backend.ts'
import { loadAllCities } from '../load-cities.ts'

const EMPTY: BlogContent = {
  ...{ title: '', summary: '', category: '', writer: '', place: '', seoTitle: '', seoDescription: '' },
  sources: [],
  document: EMPTY_DOCUMENT,
}

type Client = Pick<Backend, 'from'>

/** Null when there is no such draft, or when this account may not see it; throws without an answer. */
export async function readDraft(client: Client, id: string): Promise<BlogDraft | null> {
  const [draft, post] = await Promise.all([
    client
      .from('blog_drafts')
      .select('id, slug, content, state, scheduled_for, revision, updated_at')
      .eq('id', id)
      .maybeSingle(),
    client.from('blog_posts').select('slug').eq('id', id).maybeSingle(),
  ])
  if (draft.error) throw new Error(draft.error.message)
  if (!draft.data) return null
  const { slug, content, state, scheduled_for, revision, updated_at } = draft.data
  return {
    id,
    slug,
    content: BlogContent.safeParse(content).data ?? EMPTY,
    state: DRAFT_STATES.find((each) => each === state) ?? 'draft',
    scheduledFor: scheduled_for,
    revision,
    updatedAt: updated_at,
    publicSlug: post.data?.slug ?? null,
  }
}

export type ListedDraft = {
  readonly id: string
  readonly slug: string
  readonly title: string | null
  readonly state: string
  readonly origin: string
  readonly updated_at: string
  readonly isPublic: boolean
}

const MOST = 200

export async function listDrafts(client: Client) {
  const [drafts, posts] = await Promise.all([
    client
      .from('blog_drafts')
      .select('id, slug, title:content->>title, state, origin, updated_at')
      .order('updated_at', { ascending: false })
      .limit(MOST),
    client.from('blog_posts').select('id').limit(1000),
  ])
  if (drafts.error) return { data: null, error: drafts.error }
  const published = new Set((posts.data ?? []).map(({ id }) => id))
  const data = drafts.data.map((row): ListedDraft => ({ ...row, isPublic: published.has(row.id) }))
  return { data, error: null }
}

export type Choices = {
  readonly categories: readonly { readonly id: string; readonly title: string }[]
  readonly writers: readonly { readonly slug: string; readonly name: string }[]
  readonly cities: readonly { readonly id: string; readonly name: string }[]
}

export async function readChoices(client: Client): Promise<Choices> {
  const [categories, writers, cities] = await Promise.all([
    client.from('blog_categories').select('id, title').order('position'),
    client.from('blog_writers').select('slug, name').order('position'),
    loadAllCities(),
  ])
  return { categories: categories.data ?? [], writers: writers.data ?? [], cities }
}
