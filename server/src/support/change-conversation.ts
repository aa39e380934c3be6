import { AppError } from '../errors/app-error.ts'
import { mailTranscript } from './mail-answers.ts'
import { isoOf, type SupportDeps, writeAudit } from './support-deps.ts'
import { isMember } from './team.ts'

export async function assign(deps: SupportDeps, actor: string, id: string, to: string | null): Promise<void> {
  const { db } = deps
  if (to !== null && !(await isMember(db, to))) throw new AppError('support_not_team')
  await change(deps, 'update public.support_conversations set assigned_to = $2 where id = $1 returning id', [id, to])
  await writeAudit(db, actor, 'support.assigned', id, { to: to ?? 'nobody' })
}

/** The traveller is asked how it went, and gets a copy by mail. Closing twice mails once. */
export async function close(deps: SupportDeps, actor: string, id: string): Promise<void> {
  const { db, now } = deps
  const closed = await db.query(
    `update public.support_conversations set state = 'closed', closed_at = $2::timestamptz
     where id = $1 and state <> 'closed' returning id`,
    [id, isoOf(now())],
  )
  if (closed.length === 0) return
  await writeAudit(db, actor, 'support.closed', id)
  await mailTranscript(deps, id)
}

export async function reopen(deps: SupportDeps, actor: string, id: string): Promise<void> {
  await change(
    deps,
    `update public.support_conversations set state = 'open', closed_at = null where id = $1 returning id`,
    [id],
  )
  await writeAudit(deps.db, actor, 'support.reopened', id)
}

async function change({ db }: SupportDeps, sql: string, values: readonly (string | null)[]): Promise<void> {
  if ((await db.query(sql, values)).length === 0) throw new AppError('support_not_found')
}
