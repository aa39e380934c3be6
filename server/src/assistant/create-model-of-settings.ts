import type { ModelSettings } from '@app/companion/models'

import type { Platform } from '../platform.ts'

type Deps = Pick<Platform, 'db' | 'settings'>

/** What to ask a model with; null where there is none, or where the day's money for it is spent. */
export function createModelOfSettings({ db, settings }: Deps): () => Promise<ModelSettings | null> {
  const { LLM_PROVIDER: provider, LLM_DAILY_COST: dailyCost } = settings
  if (!provider) return async () => null
  const model: ModelSettings = {
    provider,
    baseUrl: settings.LLM_BASE_URL,
    model: settings.LLM_MODEL,
    apiKey: settings.LLM_API_KEY,
    timeoutMs: settings.LLM_TIMEOUT_MS,
    costIn: settings.LLM_COST_IN,
    costOut: settings.LLM_COST_OUT,
  }
  return async () => {
    const isSpent = dailyCost !== undefined && (await spentToday(db)) >= dailyCost * 1_000_000
    return isSpent ? null : model
  }
}

async function spentToday(db: Deps['db']): Promise<number> {
  const [row] = await db.query<{ spent: string }>(
    'select coalesce(sum(cost_micro_usd), 0)::text as spent from public.model_use where day = private.utc_day()',
  )
  return Number(row?.spent ?? 0)
}
