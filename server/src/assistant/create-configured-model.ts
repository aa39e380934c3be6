import type { ModelSettings, ModelUse } from '@app/companion/models'

import type { Platform } from '../platform.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'settings'>

export type ModelOfSettings = {
  /** Whether the settings name a model. */
  readonly isSet: boolean
  /**
   * The settings of the model to ask; null when none is configured, when it failed lately, or when the daily cost limit
   * is reached.
   */
  current(): Promise<ModelSettings | null>
  /** Records whether the request failed. */
  note(use: Pick<ModelUse, 'failed'>): void
}

/** A model that failed twice in a row is skipped for a minute: each question would only wait for its timeout. */
const FAILURES = 2
const PAUSE_MS = 60_000

export function createConfiguredModel({ db, now, settings }: Deps): ModelOfSettings {
  const { LLM_PROVIDER: provider, LLM_DAILY_COST: dailyCost } = settings
  if (!provider) return { isSet: false, current: async () => null, note: () => {} }
  const model: ModelSettings = {
    provider,
    baseUrl: settings.LLM_BASE_URL,
    model: settings.LLM_MODEL,
    apiKey: settings.LLM_API_KEY,
    timeoutMs: settings.LLM_TIMEOUT_MS,
    costIn: settings.LLM_COST_IN,
    costOut: settings.LLM_COST_OUT,
  }
  let failures = 0
  let pausedUntil = 0
  return {
    isSet: true,
    async current() {
      if (now() < pausedUntil) return null
      const isSpent = dailyCost !== undefined && (await spentToday(db)) >= dailyCost * 1_000_000
      return isSpent ? null : model
    },
    note({ failed }) {
      // A request that the traveller cancelled says nothing about the model, and one question that it will not answer
      // must not silence it for everybody.
      if (failed === 'left' || failed === 'declined') return
      failures = failed === null ? 0 : failures + 1
      if (failures >= FAILURES) pausedUntil = now() + PAUSE_MS
    },
  }
}

async function spentToday(db: Deps['db']): Promise<number> {
  const [row] = await db.query<{ spent: string }>(
    'select coalesce(sum(cost_micro_usd), 0)::text as spent from public.model_use where day = private.utc_day()',
  )
  return Number(row?.spent ?? 0)
}
