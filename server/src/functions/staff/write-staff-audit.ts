import type { Queryable } from '../../database/db.ts'

type Entry = {
  readonly actor: string
  readonly action: string
  readonly subjectType: string
  readonly subjectId: string
  readonly details?: Readonly<Record<string, string | number | null>>
}

/** In the transaction of the action, so that neither stands without the other. */
export async function writeStaffAudit(tx: Queryable, entry: Entry): Promise<void> {
  const { actor, action, subjectType, subjectId, details = {} } = entry
  await tx.query(
    'insert into public.audit_log (actor_id, action, subject_type, subject_id, details) values ($1, $2, $3, $4, $5)',
    [actor, action, subjectType, subjectId, details],
  )
}
