import type { EarlierTurn } from '@app/companion/conversation'
import { KeptAnswer, type AssistantRequest, MAX_EARLIER_TURNS } from '@app/contracts/assistant'

import { DbError } from '../database/db-error.ts'
import type { Db } from '../database/db.ts'
import { toDbCaller, type Caller } from '../identity/caller.ts'

export type StoredTurn = { readonly question: string; readonly answer: KeptAnswer }

const NO_ROOM = '54000'

/**
 * Finds only the caller's own turns, because row level security applies. Null when there is no turn, or when it cannot
 * be read.
 */
export async function findTurn(db: Db, caller: Caller, turnId: string): Promise<StoredTurn | null> {
  const [row] = await db.runAs<{ question: string; answer: unknown }>(toDbCaller(caller), {
    text: 'select question, answer from public.conversation_turns where id = $1',
    values: [turnId],
    isRepeated: true,
  })
  const answer = KeptAnswer.safeParse(row?.answer)
  return row && answer.success ? { question: row.question, answer: answer.data } : null
}

/** The earlier turns of this conversation, oldest first, without those that an edited question replaces. */
export async function findEarlier(
  db: Db,
  caller: Caller,
  { conversationId, replaces, turnId }: Pick<AssistantRequest, 'conversationId' | 'replaces' | 'turnId'>,
): Promise<readonly EarlierTurn[]> {
  const rows = await db.runAs<{ question: string; answer: unknown; isFromServer: boolean }>(toDbCaller(caller), {
    text: `select question, answer, is_from_server as "isFromServer" from public.conversation_turns
      where conversation_id = $1 and id <> $3 and asked_at < coalesce(
        (select asked_at from public.conversation_turns where id = $2 and conversation_id = $1), 'infinity')
      order by asked_at desc limit ${MAX_EARLIER_TURNS}`,
    values: [conversationId, replaces ?? null, turnId],
    isRepeated: true,
  })
  return rows.toReversed().flatMap(({ question, answer, isFromServer }) => {
    const read = KeptAnswer.safeParse(answer)
    return read.success ? [{ question, answer: read.data, isFromServer }] : []
  })
}

/**
 * Written as the caller, so that row level security checks the owner of the conversation. Only the mark that the answer
 * is ours is written with the server's rights. False: the account has no room for it.
 */
export async function keepTurn(
  db: Db,
  caller: Caller,
  { conversationId, turnId, question, replaces }: AssistantRequest,
  { answer, askedAtMs }: { readonly answer: KeptAnswer; readonly askedAtMs: number },
): Promise<boolean> {
  const written = JSON.stringify(answer)
  const work = db.transaction(async (tx) => {
    await tx.query(`insert into public.conversations (id, title) values ($1, $2) on conflict (id) do nothing`, [
      conversationId,
      titleOf(question),
    ])
    await tx.query(
      `insert into public.conversation_turns (id, conversation_id, question, answer, asked_at)
       values ($1, $2, $3, $4::jsonb, $5) on conflict (id) do nothing`,
      [turnId, conversationId, question, written, new Date(askedAtMs).toISOString()],
    )
    if (replaces)
      await tx.query(
        `delete from public.conversation_turns where conversation_id = $1 and id <> $2 and asked_at >=
           (select asked_at from public.conversation_turns where id = $3 and conversation_id = $1)`,
        [conversationId, turnId, replaces],
      )
    await tx.query(`select set_config('role', 'none', true)`)
    await tx.query(
      `update public.conversation_turns set answer = $3::jsonb, is_from_server = true
       where id = $1 and user_id = $2 and conversation_id = $4`,
      [turnId, caller.userId, written, conversationId],
    )
  }, toDbCaller(caller))
  return work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof DbError && error.code === NO_ROOM) return false
      throw error
    },
  )
}

const MAX_LENGTH = 80

/** The default title of a conversation: the first line of its first question. */
export function titleOf(question: string): string {
  const line = question.trim().split('\n', 1)[0]?.replaceAll(/\s+/g, ' ').trim() ?? ''
  if (line.length <= MAX_LENGTH) return line
  const atWord = line.lastIndexOf(' ', MAX_LENGTH)
  // Some languages have no spaces, and half a surrogate pair would be refused.
  const cut = line.slice(0, atWord > MAX_LENGTH / 2 ? atWord : MAX_LENGTH)
  return `${cut.toWellFormed().replaceAll('\uFFFD', '')}…`
}
