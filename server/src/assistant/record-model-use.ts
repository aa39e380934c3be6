import type { ModelUse } from '@app/companion/models'

import type { Db } from '../database/db.ts'

/**
 * Added to the day of the account, or to that of all guests. Runs with the server's rights: travellers must not write
 * their own bill.
 */
export async function recordModelUse(db: Db, userId: string | null, use: ModelUse): Promise<void> {
  await db.query(
    `insert into public.model_use as kept
       (user_id, day, model, prompts, answers, input_tokens, output_tokens, cost_micro_usd)
     values ($1, private.utc_day(), $2, $3, 1, $4, $5, $6)
     on conflict (user_id, day, model, prompts) do update set answers = kept.answers + 1,
       input_tokens = kept.input_tokens + excluded.input_tokens,
       output_tokens = kept.output_tokens + excluded.output_tokens,
       cost_micro_usd = kept.cost_micro_usd + excluded.cost_micro_usd`,
    [userId, use.model.slice(0, 200), use.prompts.slice(0, 60), use.inputTokens, use.outputTokens, use.costMicroUsd],
  )
}
