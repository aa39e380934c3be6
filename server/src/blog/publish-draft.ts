import type { BlogContent } from '@app/contracts/blog/blog-content'
import { placesIn, readingMinutes, wordsIn } from '@app/domain/blog-document'
import { foldText } from '@app/domain/place-search'

import type { Queryable } from '../database/db.ts'

const MOST_SEARCH_TEXT = 150_000

const PUBLISH = `insert into public.blog_posts (id, slug, title, summary, category_id, writer_slug, place, document,
    sources, search_text, reading_minutes, place_ids, seo_title, seo_description, published_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10, $11, $12::text[], $13, $14, $15, $15)
  on conflict (id) do update set slug = excluded.slug, title = excluded.title, summary = excluded.summary,
    category_id = excluded.category_id, writer_slug = excluded.writer_slug, place = excluded.place,
    document = excluded.document, sources = excluded.sources, search_text = excluded.search_text,
    reading_minutes = excluded.reading_minutes, place_ids = excluded.place_ids, seo_title = excluded.seo_title,
    seo_description = excluded.seo_description, changed_at = excluded.changed_at`
const REMEMBER = `insert into public.blog_versions (draft_id, content, reason) values ($1, $2::jsonb, 'published')`
const MARK = `update public.blog_drafts set state = 'published', scheduled_for = null, revision = revision + 1,
  updated_at = now() where id = $1`

type Draft = { readonly id: string; readonly slug: string; readonly content: BlogContent }

/** Readers get the draft as it is now. The first day of publication stays. */
export async function publishDraft(tx: Queryable, { id, slug, content }: Draft, publishedAt: string): Promise<void> {
  const { title, summary, category, writer, place, document, sources, seoTitle, seoDescription } = content
  await tx.query(PUBLISH, [
    id,
    slug,
    title,
    summary,
    category,
    writer,
    place,
    document,
    JSON.stringify(sources),
    searchTextOf(content),
    readingMinutes(document),
    placesIn(document).map((each) => each.id),
    seoTitle || null,
    seoDescription || null,
    publishedAt,
  ])
  await tx.query(REMEMBER, [id, content])
  await tx.query(MARK, [id])
}

function searchTextOf({ title, summary, document }: BlogContent): string {
  return foldText(`${title} ${summary} ${wordsIn(document)}`).slice(0, MOST_SEARCH_TEXT)
}
