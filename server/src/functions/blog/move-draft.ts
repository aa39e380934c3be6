import type { Transaction } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'
import { type Draft, isTaken } from './draft-rows.ts'

/** Another address. Readers who have the former one are sent on. */
export async function moveDraft(tx: Transaction, { id, slug: before, publicSlug }: Draft, slug: string): Promise<void> {
  if (slug === before) return
  if (await isTaken(tx, slug, id)) throw new AppError('blog_slug_taken')
  await tx.query('delete from public.blog_redirects where from_slug = $1', [slug])
  await tx.query(
    `update public.blog_drafts set slug = $2, revision = revision + 1, updated_at = now(), updated_by = auth.uid()
     where id = $1`,
    [id, slug],
  )
  if (publicSlug === null) return
  await tx.query('update public.blog_posts set slug = $2, changed_at = now() where id = $1', [id, slug])
  await tx.query('insert into public.blog_redirects (from_slug, draft_id) values ($1, $2)', [publicSlug, id])
}
