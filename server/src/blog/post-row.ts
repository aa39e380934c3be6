import type { PostSummary } from '@app/contracts/blog/blog'

export type SummaryRow = {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly categoryId: string
  readonly categoryTitle: string
  readonly writerSlug: string
  readonly writerName: string
  readonly publishedOn: string
  readonly changedOn: string
  readonly place: string
  readonly readingMinutes: number
}

export const SUMMARY_COLUMNS = `p.id, p.slug, p.title, p.summary, p.category_id as "categoryId", c.title as "categoryTitle",
  p.writer_slug as "writerSlug", w.name as "writerName",
  to_char(p.published_at at time zone 'utc', 'YYYY-MM-DD') as "publishedOn",
  to_char(p.changed_at at time zone 'utc', 'YYYY-MM-DD') as "changedOn", p.place,
  p.reading_minutes::int4 as "readingMinutes"`

export const FROM_POSTS = `from public.blog_posts p join public.blog_categories c on c.id = p.category_id
  join public.blog_writers w on w.slug = p.writer_slug`

export const POST_SUMMARY = `select ${SUMMARY_COLUMNS} ${FROM_POSTS}`

export function toSummary(row: SummaryRow): PostSummary {
  const { slug, title, summary, publishedOn, changedOn, place, readingMinutes } = row
  return {
    ...{ slug, title, summary, publishedOn, changedOn, place, readingMinutes },
    category: { id: row.categoryId, title: row.categoryTitle },
    writer: { slug: row.writerSlug, name: row.writerName },
  }
}
