import type { SitePage } from '@app/contracts/page-rendering'

import type { Queryable } from '../database/db.ts'

/** The blog as search engines and feed readers see it. */
export type BlogSite = {
  pages(): Promise<readonly SitePage[]>
  /** Changes whenever a page of the blog may look different. */
  stamp(): Promise<string>
}

const POSTS = `select slug, title, summary, to_char(published_at at time zone 'utc', 'YYYY-MM-DD') as "publishedOn",
  to_char(changed_at at time zone 'utc', 'YYYY-MM-DD') as "changedOn" from public.blog_posts
  order by published_at desc, id`
const STAMP = `select concat_ws(' ', (select count(*) from public.blog_posts), (select max(changed_at) from public.blog_posts),
  (select max(checked_at) from public.blog_places)) as stamp`

type Row = Record<'slug' | 'title' | 'summary' | 'publishedOn' | 'changedOn', string>

export function createBlogSite(db: Queryable): BlogSite {
  return {
    async pages() {
      const [posts, writers] = await Promise.all([
        db.query<Row>(POSTS),
        db.query<{ slug: string }>('select slug from public.blog_writers order by position, name'),
      ])
      return [
        ...posts.map(({ slug, title, summary, publishedOn, changedOn }) => ({
          path: `/blog/${slug}`,
          changedOn,
          post: { title, summary, publishedOn },
        })),
        ...writers.map(({ slug }) => ({ path: `/writers/${slug}` })),
      ]
    },
    async stamp() {
      const [row] = await db.query<{ stamp: string }>(STAMP)
      return row?.stamp ?? ''
    },
  }
}
