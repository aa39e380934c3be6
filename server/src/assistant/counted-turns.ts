import type { Allowance } from '@app/contracts/account/usage'
import type { AssistantRequest } from '@app/contracts/assistant'

import type { Db, Transaction } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import { giveBackAllowance, takeAllowance } from '../usage/take-allowance.ts'
import { type Requester, digest } from './requester.ts'

/** Two tabs and a phone for one requester; a house, a small hotel or a bus full of travellers for one address. */
export const MAX_AT_ONCE = 3
export const MAX_AT_ONCE_PER_ADDRESS = 24
/** A broken connection is retried a few times; more attempts are abuse. */
const MAX_ATTEMPTS = 6
/**
 * How many turns a day are given back. Stopped turns are limited because a model has been paid for them. Failed turns
 * are limited because a question known to fail could be repeated for ever. The client names its device, so a new device
 * id must not start a new count.
 */
const MAX_GIVEN_BACK = {
  stopped: { own: 10, near: 30 },
  failed: { own: 40, near: 120 },
  done: { own: 0, near: 0 },
} as const
export const ALIVE_SECONDS = 15

export type Asked = Pick<AssistantRequest, 'turnId' | 'question' | 'conversationId'> & Partial<AssistantRequest>

export type BegunTurn = {
  /** Null: a repeated request, counted before. */
  readonly usage: Allowance | null
  /** Renews the lease of the turn; false when the same turn was started again elsewhere. */
  stayAlive(): Promise<boolean>
  /** Counts the n-th trip plan of the answer, before it is delivered; refuses with `usage_limit_reached`. */
  countPlan(nth: number): Promise<void>
  /** `done`: the turn counts. `failed` by us, or `stopped` before the first word: it is given back. */
  end(how: 'done' | 'failed' | 'stopped'): Promise<void>
}

/** A traveller in danger uses neither a concurrency slot nor the day's allowance. */
export const UNCOUNTED_TURN: BegunTurn = {
  usage: null,
  stayAlive: async () => true,
  // Mentioning danger must not be a trick to get uncounted plans.
  countPlan: () =>
    Promise.reject(new AppError('invalid_input', { message: 'Ask for the plan in a question of its own' })),
  end: async () => {},
}

/**
 * Takes a concurrency slot and one of the day's allowance in one transaction. A turn counts once, however often it is
 * sent; the newest request takes over from earlier ones.
 */
export async function beginTurn(db: Db, requester: Requester, asked: Asked, nowMs: number): Promise<BegunTurn> {
  const { usage, attempt } = await db.transaction(async (tx) => {
    await refuse(tx, requester, asked)
    const { attempts, isCounted } = await note(tx, requester, asked)
    const allowance = isCounted ? null : await takeAllowance(tx, requester, 'ai_requests', nowMs)
    return { usage: allowance, attempt: attempts }
  })
  const own = [requester.key, asked.turnId, attempt]
  return {
    usage,
    async stayAlive() {
      const rows = await db.query(
        `update server.asked_turns set alive_until = now() + interval '${ALIVE_SECONDS} seconds'
         where asker = $1 and turn_id = $2 and attempts = $3 returning 1`,
        own,
      )
      return rows.length > 0
    },
    countPlan: (nth) => db.transaction((tx) => countPlan(tx, requester, { turnId: asked.turnId, nth, nowMs })),
    async end(how) {
      const { own: most, near } = MAX_GIVEN_BACK[how]
      const [ended] = await db.query<{ isBack: boolean; isOwed: boolean; plansBack: number }>(
        `with back as (
           select coalesce(sum(given_back) filter (where asker = $1), 0) >= $6
             or coalesce(sum(given_back) filter (where address = $5), 0) >= $7 as is_enough
           from server.asked_turns where (asker = $1 or address = $5) and created_at > now() - interval '1 day'
         ), before as (
           select is_counted as was_counted, plans_counted as plans_before from server.asked_turns where asker = $1 and turn_id = $2 for update
         )
         update server.asked_turns set is_answered = is_answered or $4,
           alive_until = case when attempts = $3 then now() else alive_until end,
           is_counted = is_answered or $4 or is_enough,
           given_back = given_back + (not (is_answered or $4 or is_enough))::int,
           plans_counted = case when $8 and not (is_answered or is_enough) then 0 else plans_counted end
         from back, before where asker = $1 and turn_id = $2 and (attempts = $3 or $4)
         returning was_counted and not is_counted as "isBack", is_counted and not was_counted as "isOwed",
           plans_before - plans_counted as "plansBack"`,
        [...own, how === 'done', requester.addressKey, most, near, how === 'failed'],
      )
      if (ended?.isBack) await giveBackAllowance(db, requester, 'ai_requests')
      for (let plan = 0; plan < (ended?.plansBack ?? 0); plan += 1)
        await giveBackAllowance(db, requester, 'itinerary_generations')
      // A later request failed and was given back, and then this one answered after all.
      if (ended?.isOwed) await countAfterAll(db, requester, nowMs)
    },
  }
}

type Plan = { readonly turnId: string; readonly nth: number; readonly nowMs: number }

async function countPlan(tx: Transaction, requester: Requester, { turnId, nth, nowMs }: Plan): Promise<void> {
  const counted = await tx.query(
    `update server.asked_turns set plans_counted = $3 where asker = $1 and turn_id = $2 and plans_counted < $3 returning 1`,
    [requester.key, turnId, nth],
  )
  if (counted.length > 0) await takeAllowance(tx, requester, 'itinerary_generations', nowMs)
}

/** With nothing left of the allowance this is one answer too many, but it has already been sent. */
async function countAfterAll(db: Db, requester: Requester, nowMs: number): Promise<void> {
  try {
    await db.transaction((tx) => takeAllowance(tx, requester, 'ai_requests', nowMs))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}

async function refuse(tx: Transaction, { key, addressKey, caller }: Requester, asked: Asked): Promise<void> {
  // Locked, or parallel requests would each see a free slot. The address first, so that no two requests deadlock.
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('asked turns of ' || each, 0)) from unnest($1::text[]) as each`,
    [[addressKey, key]],
  )
  const [open] = await tx.query<{ own: number; near: number; isForeign: boolean }>(
    `select (count(*) filter (where asker = $1))::int as own, (count(*) filter (where address = $2))::int as near,
       exists (select from public.conversations where id = $4 and user_id <> $5) as "isForeign"
     from server.asked_turns where alive_until > now() and not (asker = $1 and turn_id = $3)`,
    [key, addressKey, asked.turnId, asked.conversationId, caller.userId],
  )
  if ((open?.own ?? 0) >= MAX_AT_ONCE || (open?.near ?? 0) >= MAX_AT_ONCE_PER_ADDRESS) throw tooMany()
  if (open?.isForeign) throw new AppError('conversation_not_found')
}

/** `isCounted`: whether the turn was counted before. */
async function note(tx: Transaction, { key, addressKey }: Requester, { turnId, device: _, ...asked }: Asked) {
  // Everything the answer depends on: with another trip or another memory the same words are another question.
  const written = digest(JSON.stringify(asked))
  const [row] = await tx.query<{ attempts: number; isCounted: boolean; question: string }>(
    `with before as (select is_counted from server.asked_turns where asker = $1 and turn_id = $2)
     insert into server.asked_turns as kept (asker, turn_id, question, address, alive_until, is_counted)
     values ($1, $2, $3, $4, now() + interval '${ALIVE_SECONDS} seconds', true)
     on conflict (asker, turn_id) do update set attempts = kept.attempts + 1, address = excluded.address,
       alive_until = excluded.alive_until, is_counted = true
     returning attempts, question, coalesce((select is_counted from before), false) as "isCounted"`,
    [key, turnId, written, addressKey],
  )
  if (!row || row.question !== written) throw new AppError('turn_id_reused')
  if (row.attempts > MAX_ATTEMPTS) throw tooMany()
  return row
}

function tooMany(): AppError {
  return new AppError('too_many_answers', { headers: { 'retry-after': '5' } })
}
