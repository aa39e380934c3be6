import type { KeptConversation } from '@app/contracts/assistant'

import { DbError } from '../../database/db-error.ts'
import type { Transaction } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'

const NO_ROOM = '54000'

/**
 * What is here already stays as it is, so the same device may send again. A conversation or a turn of somebody else under
 * the same id is left alone: nothing is added to it.
 */
export async function moveConversations(
  tx: Transaction,
  userId: string,
  conversations: readonly KeptConversation[],
): Promise<void> {
  for (const { id, title, turns } of conversations) {
    const [first] = turns
    if (!first) continue
    await tx.query(
      `insert into public.conversations (id, user_id, title, created_at, updated_at)
       values ($1, $2, $3, $4, $4) on conflict (id) do nothing`,
      [id, userId, title, first.askedAt],
    )
    await tx
      .query(
        `insert into public.conversation_turns (id, conversation_id, user_id, question, answer, asked_at)
         select (turn ->> 'id')::uuid, c.id, c.user_id, turn ->> 'question', turn -> 'answer',
           (turn ->> 'askedAt')::timestamptz
         from public.conversations c, jsonb_array_elements($3::jsonb) as turn where c.id = $1 and c.user_id = $2
         on conflict (id) do nothing`,
        [id, userId, JSON.stringify(turns)],
      )
      .catch((error: unknown) => {
        throw readRefusal(error)
      })
  }
}

function readRefusal(error: unknown): unknown {
  if (!(error instanceof DbError)) return error
  if (error.code === NO_ROOM) return new AppError('conversations_full')
  return error.code === '23514' ? new AppError('invalid_input') : error
}
