import { isLoopback } from '../http/loopback.ts'
import { settingRefusal } from './setting-refusal.ts'
import type { GivenSettings } from './settings-schema.ts'

type Name = keyof GivenSettings

/** Settings that are right by themselves, but not together. */
export function refuseContradictions(settings: GivenSettings): void {
  const { SUPABASE_COMPAT_JWKS, HOST, SUPABASE_URL, LLM_PROVIDER, STRIPE_SECRET_KEY } = settings
  if (SUPABASE_COMPAT_JWKS && !isLoopback(HOST))
    throw settingRefusal('SUPABASE_COMPAT_JWKS', 'trusts published keys, so HOST must be a loopback address')
  const needAll = (names: readonly Name[], because: string): void => {
    const missing = names.find((name) => !settings[name])
    if (missing) throw settingRefusal(missing, `is needed together with ${because}`)
  }
  if (SUPABASE_URL) needAll(['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_KEY', 'DATABASE_URL'], 'SUPABASE_URL')
  // An event that nobody can check must not make anybody a customer.
  if (STRIPE_SECRET_KEY) needAll(['STRIPE_WEBHOOK_SECRET'], 'STRIPE_SECRET_KEY')
  if (LLM_PROVIDER === 'openai-compatible') needAll(['LLM_BASE_URL', 'LLM_MODEL'], 'LLM_PROVIDER=openai-compatible')
  else if (LLM_PROVIDER) needAll(['LLM_API_KEY'], `LLM_PROVIDER=${LLM_PROVIDER}`)
  if (settings.LLM_DAILY_COST !== undefined && !settings.LLM_COST_IN && !settings.LLM_COST_OUT)
    throw settingRefusal('LLM_DAILY_COST', 'needs LLM_COST_IN and LLM_COST_OUT, or nothing is known to cost anything')
  const store: readonly Name[] = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  const given = store.find((name) => settings[name])
  if (given) needAll(store, given)
}
