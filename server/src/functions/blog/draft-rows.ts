import { BlogContent } from '@app/contracts/blog/blog-content'
import type { BlogDraft } from '@app/contracts/blog/edit-blog'
import { EMPTY_DOCUMENT } from '@app/domain/blog-document'

import type { Transaction } from '../../database/db.ts'

export type Draft = BlogDraft

export const EMPTY_CONTENT: BlogContent = {
  title: '',
  summary: '',
  category: '',
  writer: '',
  place: '',
  seoTitle: '',
  seoDescription: '',
  sources: [],
  document: EMPTY_DOCUMENT,
}

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`
const DRAFT = `select d.id, d.slug, d.content, d.state, d.revision,
  to_char(d.scheduled_for at time zone 'utc', ${ISO}) as "scheduledFor",
  to_char(d.updated_at at time zone 'utc', ${ISO}) as "updatedAt",
  (select slug from public.blog_posts where id = d.id) as "publicSlug"
  from public.blog_drafts d where d.id = $1 for update of d`

/** The draft, kept from other editors until the transaction ends. A text that breaks the rules reads as an empty one. */
export async function lockDraft(tx: Transaction, id: string): Promise<Draft | null> {
  const [row] = await tx.query<Omit<Draft, 'content'> & { content: unknown }>(DRAFT, [id])
  return row ? { ...row, content: BlogContent.safeParse(row.content).data ?? EMPTY_CONTENT } : null
}

/** A change of what readers have is a draft again until it is published. */
export async function writeContent(tx: Transaction, { id, state }: Draft, content: BlogContent): Promise<void> {
  await tx.query(
    `update public.blog_drafts set content = $2::jsonb, state = $3, revision = revision + 1, updated_at = now(),
       updated_by = auth.uid() where id = $1`,
    [id, content, state === 'published' ? 'draft' : state],
  )
}

export async function keepVersion(
  tx: Transaction,
  id: string,
  content: BlogContent,
  reason: 'kept' | 'conflict' | 'restored',
): Promise<void> {
  await tx.query('insert into public.blog_versions (draft_id, content, reason) values ($1, $2::jsonb, $3)', [
    id,
    content,
    reason,
  ])
}

export async function readVersion(tx: Transaction, id: string, version: number): Promise<BlogContent | null> {
  const [row] = await tx.query<{ content: unknown }>(
    'select content from public.blog_versions where id = $1 and draft_id = $2',
    [version, id],
  )
  return BlogContent.safeParse(row?.content).data ?? null
}

const MOST_TRIES = 50

/** The slug, or the next free one with a number. */
export async function freeSlug(tx: Transaction, wanted: string): Promise<string> {
  const base = wanted.length >= 3 ? wanted.replace(/-+$/, '') : `article-${wanted || 'new'}`
  for (let number = 1; number < MOST_TRIES; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!(await isTaken(tx, slug, null))) return slug
  }
  return `${base}-${Date.now().toString(36)}`
}

/** By another article, now or formerly. */
export async function isTaken(tx: Transaction, slug: string, except: string | null): Promise<boolean> {
  const rows = await tx.query(
    `select 1 as it from public.blog_drafts where slug = $1 and id is distinct from $2::uuid
     union all select 1 from public.blog_redirects where from_slug = $1 and draft_id is distinct from $2::uuid`,
    [slug, except],
  )
  return rows.length > 0
}
