import type { SqlValue } from '../database/sql-values.ts'
import { AppError } from '../errors/app-error.ts'
import { mailTranscript } from './mail-answers.ts'
import { isoOf, type SupportDeps, writeAudit } from './support-deps.ts'
import { isMember } from './team.ts'

export async function assign(deps: SupportDeps, actor: string, id: string, to: string | null): Promise<void> {
  if (to !== null && !(await isMember(deps.db, to))) throw new AppError('support_not_team')
  const isFound = await change(deps, {
    sql: 'update public.support_conversations set assigned_to = $2 where id = $1 returning id',
    values: [id, to],
    entry: [actor, 'support.assigned', id, { to: to ?? 'nobody' }],
  })
  if (!isFound) throw new AppError('support_not_found')
}

/** The traveller is asked how it went, and gets a copy by mail. Closing twice mails once. */
export async function close(deps: SupportDeps, actor: string, id: string): Promise<void> {
  const isClosed = await change(deps, {
    sql: `update public.support_conversations set state = 'closed', closed_at = $2::timestamptz
      where id = $1 and state <> 'closed' returning id`,
    values: [id, isoOf(deps.now())],
    entry: [actor, 'support.closed', id],
  })
  if (isClosed) await mailTranscript(deps, id)
}

export async function reopen(deps: SupportDeps, actor: string, id: string): Promise<void> {
  const isFound = await change(deps, {
    sql: `update public.support_conversations set state = 'open', closed_at = null where id = $1 returning id`,
    values: [id],
    entry: [actor, 'support.reopened', id],
  })
  if (!isFound) throw new AppError('support_not_found')
}

type Entry = readonly [
  actor: string,
  action: string,
  subject: string,
  details?: Readonly<Record<string, string | number>>,
]
type Change = { readonly sql: string; readonly values: readonly SqlValue[]; readonly entry: Entry }

/** The change and its line in the audit log are stored together. False when there was nothing to change. */
function change({ db }: SupportDeps, { sql, values, entry }: Change): Promise<boolean> {
  return db.transaction(async (tx) => {
    const changed = await tx.query(sql, values)
    if (changed.length > 0) await writeAudit(tx, ...entry)
    return changed.length > 0
  })
}
