import type { SupportReplyRequest } from '@app/contracts/support/staff-support'

import type { Queryable } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import { claimFiles, refuseFull, wasSent } from './send-message.ts'
import { isoOf, refuseOver, type SupportDeps, writeAudit } from './support-deps.ts'
import { nameOfMember } from './team.ts'

const BY_MEMBER: LimitRule = { name: 'support-replies', points: 60, seconds: 60 }

/** An answer of the team, or a note for the team. Whoever answers first takes the conversation. */
export async function reply(deps: SupportDeps, actor: string, input: SupportReplyRequest): Promise<void> {
  const { db, now } = deps
  const { id, conversation, body, files, isNote } = input
  if (body === '' && (isNote || files.length === 0)) throw new AppError('support_message_empty')
  if (await wasSent(db, id, conversation)) return
  await refuseOver(deps, [[BY_MEMBER, actor]])
  const name = await nameOfMember(db, actor)
  await db.transaction(async (tx) => {
    const locked = await tx.query('select id from public.support_conversations where id = $1 for update', [
      conversation,
    ])
    if (locked.length === 0) throw new AppError('support_not_found')
    if (await wasSent(tx, id, conversation)) return
    await refuseFull(tx, conversation)
    if (isNote) await storeNote(tx, { ...input, actor, name, at: isoOf(now()) })
    else await storeAnswer(tx, { ...input, actor, name, at: isoOf(now()) })
    await writeAudit(tx, actor, isNote ? 'support.noted' : 'support.answered', conversation)
  })
}

type Written = SupportReplyRequest & { readonly actor: string; readonly name: string; readonly at: string }

async function storeNote(tx: Queryable, { id, conversation, actor, name, body, at }: Written): Promise<void> {
  await tx.query(
    `insert into public.support_notes (id, conversation_id, author_id, author_name, body, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, conversation, actor, name, body, at],
  )
}

async function storeAnswer(tx: Queryable, { id, conversation, actor, name, body, files, at }: Written): Promise<void> {
  await tx.query(
    `insert into public.support_messages (id, conversation_id, author, author_id, author_name, body, sent_at)
     values ($1, $2, 'staff', $3, $4, $5, $6)`,
    [id, conversation, actor, name, body, at],
  )
  await claimFiles(tx, { id, conversation, files, author: 'staff' })
  await tx.query(
    `update public.support_conversations set state = 'waiting', closed_at = null, updated_at = $2::timestamptz,
       assigned_to = coalesce(assigned_to, $3) where id = $1`,
    [conversation, at, actor],
  )
}
