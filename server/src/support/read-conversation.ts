import type { SupportConversation, SupportFile, SupportMessage } from '@app/contracts/support/conversation'
import type { SupportSummary } from '@app/contracts/support/support-chat'

import type { Queryable } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import { isoOf, ms } from './support-deps.ts'

type Row = Omit<SupportConversation, 'createdAt' | 'updatedAt' | 'messages'> & {
  readonly createdMs: number
  readonly updatedMs: number
}

/** As both sides see it: without notes, and without files that were never sent. */
export async function readConversation(db: Queryable, id: string): Promise<SupportConversation> {
  const [row] = await db.query<Row>(
    `select id, topic, state, rating, channel, ${ms('created_at', 'createdMs')}, ${ms('updated_at', 'updatedMs')}
     from public.support_conversations where id = $1`,
    [id],
  )
  if (!row) throw new AppError('support_not_found')
  const { createdMs, updatedMs, ...rest } = row
  return { ...rest, createdAt: isoOf(createdMs), updatedAt: isoOf(updatedMs), messages: await readMessages(db, id) }
}

async function readMessages(db: Queryable, id: string): Promise<readonly SupportMessage[]> {
  const rows = await db.query<Omit<SupportMessage, 'sentAt' | 'files'> & { readonly sentMs: number }>(
    `select id, author, author_name as "authorName", kind, body, ${ms('sent_at', 'sentMs')}
     from public.support_messages where conversation_id = $1 order by position`,
    [id],
  )
  const files = await db.query<SupportFile & { readonly message: string }>(
    `select id, name, type, bytes::float8 as bytes, message_id as message from public.support_files
     where conversation_id = $1 and message_id is not null order by created_at, id`,
    [id],
  )
  return rows.map(({ sentMs, ...message }) => ({
    ...message,
    sentAt: isoOf(sentMs),
    files: files.filter((file) => file.message === message.id).map(({ message: _, ...file }) => file),
  }))
}

export async function listConversations(db: Queryable, userId: string): Promise<readonly SupportSummary[]> {
  const rows = await db.query<Omit<SupportSummary, 'updatedAt'> & { readonly updatedMs: number }>(
    `select id, topic, state, ${ms('updated_at', 'updatedMs')} from public.support_conversations
     where user_id = $1
       and exists (select from public.support_messages m where m.conversation_id = support_conversations.id)
     order by updated_at desc limit 50`,
    [userId],
  )
  return rows.map(({ updatedMs, ...rest }) => ({ ...rest, updatedAt: isoOf(updatedMs) }))
}

/** The address that answers and copies are mailed to. */
export async function emailOf(
  db: Queryable,
  { userId, guestEmail }: { readonly userId: string | null; readonly guestEmail: string | null },
): Promise<string> {
  if (guestEmail !== null) return guestEmail
  const [row] = await db.query<{ email: string | null }>('select email from auth.users where id = $1', [userId])
  return row?.email ?? ''
}

export async function isStaffed(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ it: boolean }>('select private.support_is_staffed() as it')
  return row?.it ?? false
}
