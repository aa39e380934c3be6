import type { Db, Queryable } from '../database/db.ts'
import { gatherBlogPlace } from './gather-blog-places.ts'

/** A place that the guide has no more keeps its last facts, which the page then shows as no longer confirmed. */
const KEEP_FOUND = `insert into public.blog_places (id, facts, is_known, checked_at) values ($1, $2::jsonb, true, $3)
  on conflict (id) do update set facts = excluded.facts, is_known = true, checked_at = excluded.checked_at`
const MARK_GONE = 'update public.blog_places set is_known = false, checked_at = $2 where id = $1'
const FORGET_UNUSED = `delete from public.blog_places where not exists (
  select from public.blog_posts where place_ids @> array[blog_places.id])`

/** Compares the places with the guide; returns those that it does not have. */
export async function checkBlogPlaces(
  db: Queryable,
  ids: readonly string[],
  nowMs: number,
): Promise<readonly string[]> {
  const at = new Date(nowMs).toISOString()
  const unknown: string[] = []
  for (const id of new Set(ids)) {
    const facts = await gatherBlogPlace(id)
    if (facts) await db.query(KEEP_FOUND, [id, facts, at])
    else {
      await db.query(MARK_GONE, [id, at])
      unknown.push(id)
    }
  }
  return unknown
}

/** Every place of every article. */
export async function checkAllBlogPlaces(db: Db, nowMs: number): Promise<void> {
  await db.query(FORGET_UNUSED)
  const rows = await db.query<{ id: string }>('select distinct unnest(place_ids) as id from public.blog_posts')
  await checkBlogPlaces(
    db,
    rows.map(({ id }) => id),
    nowMs,
  )
}
