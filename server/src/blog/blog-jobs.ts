import { BlogContent, lacksOf } from '@app/contracts/blog/blog-content'

import type { Transaction } from '../database/db.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { checkAllBlogPlaces } from './check-blog-places.ts'
import { publishDraft } from './publish-draft.ts'

type Ports = Pick<Platform, 'db' | 'now' | 'log'>

export function blogJobs(ports: Ports): readonly ScheduledJob[] {
  return [
    { name: 'publish-scheduled-posts', cron: '* * * * *', run: () => publishScheduled(ports) },
    { name: 'check-blog-places', cron: '23 2 * * *', run: () => checkAllBlogPlaces(ports.db, ports.now()) },
  ]
}

const NEXT = `select id, slug, content from public.blog_drafts where state = 'scheduled' and scheduled_for <= $1
  order by scheduled_for, id limit 1 for update skip locked`
/** The editors find it among those to look at, instead of an article that never appears. */
const BACK_TO_REVIEW = `update public.blog_drafts set state = 'review', scheduled_for = null, revision = revision + 1,
  updated_at = now() where id = $1`
const AUDIT = `insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  values (null, 'post.published', 'post', $1, $2::jsonb)`

/** Publishes everything whose time has come, one transaction each. */
export async function publishScheduled(ports: Ports): Promise<void> {
  let isMore = true
  while (isMore) isMore = await ports.db.transaction((tx) => publishNext(ports, tx))
}

async function publishNext({ now, log }: Ports, tx: Transaction): Promise<boolean> {
  const at = new Date(now()).toISOString()
  const [row] = await tx.query<{ id: string; slug: string; content: unknown }>(NEXT, [at])
  if (!row) return false
  const content = BlogContent.safeParse(row.content)
  if (!content.success || lacksOf(content.data).length > 0) {
    log.warn({ draft: row.id }, 'a scheduled article is incomplete and went back to review')
    await tx.query(BACK_TO_REVIEW, [row.id])
    return true
  }
  await publishDraft(tx, { ...row, content: content.data }, at)
  await tx.query(AUDIT, [row.id, { slug: row.slug, scheduled: true }])
  return true
}
