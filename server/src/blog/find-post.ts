import type { BlogPlace, BlogPostAnswer, PostSummary } from '@app/contracts/blog/blog'
import { BLOG_SLUG, BlogSource } from '@app/contracts/blog/blog-content'
import { BlogDocumentSchema } from '@app/contracts/blog/blog-document'
import { z } from 'zod'

import type { Queryable } from '../database/db.ts'
import { checkBlogPlaces } from './check-blog-places.ts'
import type { BlogPlaceFacts } from './gather-blog-places.ts'
import { listWriters } from './list-writers.ts'
import { FROM_POSTS, POST_SUMMARY, SUMMARY_COLUMNS, type SummaryRow, toSummary } from './post-row.ts'

type PostRow = SummaryRow & {
  readonly document: unknown
  readonly sources: unknown
  readonly placeIds: readonly string[]
  readonly seoTitle: string | null
  readonly seoDescription: string | null
}

const FIND = `select ${SUMMARY_COLUMNS}, p.document, p.sources, to_jsonb(p.place_ids) as "placeIds",
  p.seo_title as "seoTitle", p.seo_description as "seoDescription" ${FROM_POSTS} where p.slug = $1`
const MOVED = `select p.slug from public.blog_redirects r join public.blog_posts p on p.id = r.draft_id
  where r.from_slug = $1`
const SOURCES = z.array(BlogSource)
const MOST_RELATED = 3

/** By its slug, in any letter case; a former slug answers with that of today. */
export async function findPost(db: Queryable, asked: string, nowMs: number): Promise<BlogPostAnswer> {
  const slug = asked.toLowerCase()
  if (!BLOG_SLUG.test(slug)) return { kind: 'unknown' }
  const [row] = await db.query<PostRow>(FIND, [slug])
  if (!row) {
    const [moved] = await db.query<{ slug: string }>(MOVED, [slug])
    return moved ? { kind: 'moved', slug: moved.slug } : { kind: 'unknown' }
  }
  // An editor may have written the row past our functions, so it is checked before it is shown.
  const document = BlogDocumentSchema.safeParse(row.document)
  if (!document.success) return { kind: 'unknown' }
  const [places, writers, related] = await Promise.all([
    placesOf(db, row.placeIds, nowMs),
    listWriters(db),
    relatedTo(db, row),
  ])
  const writer = writers.find((each) => each.slug === row.writerSlug)
  if (!writer) return { kind: 'unknown' }
  const { seoTitle, seoDescription } = row
  const sources = SOURCES.safeParse(row.sources).data ?? []
  const post = { ...toSummary(row), document: document.data, sources, places, seoTitle, seoDescription }
  return { kind: 'post', post, writer, related }
}

type PlaceRow = { readonly facts: BlogPlaceFacts; readonly isKnown: boolean; readonly checkedOn: string }

/** A place that nobody has looked up yet, as after publishing, is looked up now. */
async function placesOf(db: Queryable, ids: readonly string[], nowMs: number): Promise<readonly BlogPlace[]> {
  if (ids.length === 0) return []
  const known = await readPlaces(db, ids)
  const missing = ids.filter((id) => known.every((place) => place.id !== id))
  if (missing.length === 0) return known
  const unknown = await checkBlogPlaces(db, missing, nowMs)
  return unknown.length === missing.length ? known : readPlaces(db, ids)
}

async function readPlaces(db: Queryable, ids: readonly string[]): Promise<readonly BlogPlace[]> {
  const rows = await db.query<PlaceRow>(
    `select facts, is_known as "isKnown", to_char(checked_at at time zone 'utc', 'YYYY-MM-DD') as "checkedOn"
     from public.blog_places where id = any($1::text[])`,
    [ids],
  )
  return rows.map(({ facts, isKnown, checkedOn }) => ({ ...facts, isKnown, checkedOn }))
}

/** Articles that show the same places first, then those of the same category and writer, the newest first. */
async function relatedTo(db: Queryable, row: PostRow): Promise<readonly PostSummary[]> {
  const rows = await db.query<SummaryRow>(
    `${POST_SUMMARY} where p.id <> $1
     order by (p.place_ids && $2::text[]) desc, (p.place = $3) desc, (p.category_id = $4) desc, (p.writer_slug = $5) desc,
       p.published_at desc, p.id limit ${MOST_RELATED}`,
    [row.id, row.placeIds, row.place, row.categoryId, row.writerSlug],
  )
  return rows.map(toSummary)
}
