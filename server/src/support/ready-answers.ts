import type { ReadyAnswer } from '@app/contracts/support/staff-support'

import type { Queryable } from '../database/db.ts'
import { isoOf, type SupportDeps, writeAudit } from './support-deps.ts'

export function listAnswers(db: Queryable): Promise<readonly ReadyAnswer[]> {
  return db.query<ReadyAnswer>('select id, title, body from public.support_answers order by lower(title), id')
}

export async function saveAnswer({ db, now }: SupportDeps, actor: string, answer: ReadyAnswer): Promise<void> {
  const { id, title, body } = answer
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into public.support_answers (id, title, body, updated_by, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set title = excluded.title, body = excluded.body, updated_by = excluded.updated_by,
       updated_at = excluded.updated_at`,
      [id, title, body, actor, isoOf(now())],
    )
    await writeAudit(tx, actor, 'support.answer-saved', id)
  })
}

export async function removeAnswer({ db }: SupportDeps, actor: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx.query('delete from public.support_answers where id = $1 returning id', [id])
    if (removed.length > 0) await writeAudit(tx, actor, 'support.answer-removed', id)
  })
}
