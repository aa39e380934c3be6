import type { BlogWriter } from '@app/contracts/blog/blog'

import type { Queryable } from '../database/db.ts'

export function listWriters(db: Queryable): Promise<readonly BlogWriter[]> {
  return db.query<BlogWriter>(
    `select slug, name, beat, to_jsonb(about) as about, place, is_house as "isHouse",
       (select count(*)::int4 from public.blog_posts where writer_slug = w.slug) as posts
     from public.blog_writers w order by position, name`,
  )
}
