import type { KeptConversation, KeptTurn } from '@app/contracts/assistant'

import { DbError } from '../../database/db-error.ts'
import type { Transaction } from '../../database/db.ts'
import { isTooDeep, toJsonText } from './fit-for-json.ts'

/** Earlier times are errors of a device's clock, and the database has no year 0. */
const EARLIEST = '2000'
/** SQLSTATEs caused by the conversation itself: no room, too deep, out of range, against a rule of the table. */
const OF_ITS_OWN = /^(?:54|22|23514)/

/**
 * Existing rows stay unchanged, so the same device may send again. A conversation or turn of another account with the
 * same id is left alone: nothing is added to it. Returns the ids that the account did not accept; they do not block the
 * rest.
 */
export async function moveConversations(
  tx: Transaction,
  userId: string,
  conversations: readonly KeptConversation[],
): Promise<readonly string[]> {
  const left: string[] = []
  for (const conversation of conversations) {
    await tx.script('savepoint conversation')
    try {
      await moveConversation(tx, userId, conversation)
      await tx.script('release savepoint conversation')
    } catch (error) {
      if (!(error instanceof DbError) || !OF_ITS_OWN.test(error.code)) throw error
      await tx.script('rollback to savepoint conversation')
      left.push(conversation.id)
    }
  }
  return left
}

async function moveConversation(
  tx: Transaction,
  userId: string,
  { id, title, turns: given }: KeptConversation,
): Promise<void> {
  const turns = given.filter(isReadable)
  const [first] = turns
  if (!first) return
  // A device's clock may be wrong, and a conversation dated 2099 would stay on top for ever.
  await tx.query(
    `insert into public.conversations (id, user_id, title, created_at, updated_at)
     values ($1, $2, $3, least($4::timestamptz, now()), least($4::timestamptz, now())) on conflict (id) do nothing`,
    [id, userId, title, first.askedAt],
  )
  await tx.query(
    `insert into public.conversation_turns (id, conversation_id, user_id, question, answer, asked_at)
     select (turn ->> 'id')::uuid, c.id, c.user_id, turn ->> 'question', turn -> 'answer',
       (turn ->> 'askedAt')::timestamptz
     from public.conversations c, jsonb_array_elements($3::jsonb) as turn where c.id = $1 and c.user_id = $2
     on conflict (id) do nothing`,
    [id, userId, toJsonText(turns)],
  )
}

function isReadable({ answer, askedAt }: KeptTurn): boolean {
  return askedAt >= EARLIEST && !isTooDeep(answer)
}
