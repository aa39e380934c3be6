import type { Model } from '@app/companion/models'

import type { Platform } from '../platform.ts'

type Deps = Pick<Platform, 'db' | 'settings'>

/** The model of the settings; null where there is none, or where the day's money for it is spent. Made on first use. */
export function createModelSource({ db, settings }: Deps): () => Promise<Model | null> {
  const { LLM_PROVIDER: provider, LLM_DAILY_COST: dailyCost } = settings
  if (!provider) return async () => null
  let making: Promise<Model> | undefined
  const make = async (): Promise<Model> => {
    const { createModel } = await import('@app/companion/models')
    return createModel({
      provider,
      baseUrl: settings.LLM_BASE_URL,
      model: settings.LLM_MODEL,
      apiKey: settings.LLM_API_KEY,
      timeoutMs: settings.LLM_TIMEOUT_MS,
      costIn: settings.LLM_COST_IN,
      costOut: settings.LLM_COST_OUT,
    })
  }
  return async () => {
    if (dailyCost !== undefined && (await spentToday(db)) >= dailyCost * 1_000_000) return null
    making ??= make()
    return making
  }
}

async function spentToday(db: Deps['db']): Promise<number> {
  const [row] = await db.query<{ spent: string }>(
    'select coalesce(sum(cost_micro_usd), 0)::text as spent from public.model_use where day = private.utc_day()',
  )
  return Number(row?.spent ?? 0)
}
