import { z } from 'zod'

import { isLoopback } from '../http/addresses/loopback.ts'
import { settingRefusal } from './setting-refusal.ts'
import { SettingsSchema, type GivenSettings } from './settings-schema.ts'

export type Settings = GivenSettings & {
  readonly publicUrl: string
  readonly affiliateIds: Readonly<Record<string, string>>
  /** Auth, data, storage and realtime belong to a hosted Supabase project; only functions and pages are ours. */
  readonly isHosted: boolean
  /** The official client suites run against this server: their keys and rules apply. */
  readonly isCompat: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

export function parseSettings(env: Environment): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = SettingsSchema.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw settingRefusal(issue?.path.join('.') ?? '', issue?.message ?? 'is wrong')
  }
  refuseContradictions(result.data)
  const affiliates = Object.entries(given).filter(([name]) => name.startsWith('AFFILIATE_'))
  return {
    ...result.data,
    publicUrl: result.data.PUBLIC_URL?.replace(/\/$/, '') ?? localUrl(result.data.PORT),
    affiliateIds: Object.fromEntries(affiliates) as Record<string, string>,
    isHosted: result.data.SUPABASE_URL !== undefined,
    isCompat: result.data.SUPABASE_COMPAT_JWKS !== undefined,
  }
}

/** With PORT=0 the system chooses, so the address is known only once the port is open. */
export function withPort(settings: Settings, port: number): Settings {
  return settings.PUBLIC_URL ? settings : { ...settings, publicUrl: localUrl(port) }
}

export type SettingDescription = {
  readonly name: string
  readonly description: string
  /** The allowed values, when they are a fixed list. */
  readonly allowed: readonly string[]
  readonly standard: string
}

export function describeSettings(): readonly SettingDescription[] {
  const described = Object.entries(SettingsSchema.shape).map(([name, schema]) => {
    const inner = 'unwrap' in schema ? schema.unwrap() : schema
    const standard = schema.safeParse(undefined).data as string | number | undefined
    return {
      name,
      description: schema.description ?? '',
      allowed: inner instanceof z.ZodEnum ? inner.options : [],
      standard: String(standard ?? ''),
    }
  })
  const affiliates = 'Your id with a booking partner, one setting for each, such as AFFILIATE_EXPEDIA'
  return [...described, { name: 'AFFILIATE_*', description: affiliates, allowed: [], standard: '' }]
}

function localUrl(port: number): string {
  return `http://localhost:${port}`
}

type Name = keyof GivenSettings

/** Settings that are valid alone, but not together. */
function refuseContradictions(settings: GivenSettings): void {
  const { SUPABASE_COMPAT_JWKS, HOST, SUPABASE_URL, LLM_PROVIDER, STRIPE_SECRET_KEY } = settings
  if (SUPABASE_COMPAT_JWKS && !isLoopback(HOST))
    throw settingRefusal('SUPABASE_COMPAT_JWKS', 'trusts published keys, so HOST must be a loopback address')
  const needAll = (names: readonly Name[], because: string): void => {
    const missing = names.find((name) => !settings[name])
    if (missing) throw settingRefusal(missing, `is needed together with ${because}`)
  }
  if (SUPABASE_URL) needAll(['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_KEY', 'DATABASE_URL'], 'SUPABASE_URL')
  // Without the secret, forged events could not be told from real ones.
  if (STRIPE_SECRET_KEY) needAll(['STRIPE_WEBHOOK_SECRET'], 'STRIPE_SECRET_KEY')
  if (LLM_PROVIDER === 'openai-compatible') needAll(['LLM_BASE_URL', 'LLM_MODEL'], 'LLM_PROVIDER=openai-compatible')
  else if (LLM_PROVIDER) needAll(['LLM_API_KEY'], `LLM_PROVIDER=${LLM_PROVIDER}`)
  if (settings.LLM_DAILY_COST !== undefined && !settings.LLM_COST_IN && !settings.LLM_COST_OUT)
    throw settingRefusal('LLM_DAILY_COST', 'needs LLM_COST_IN and LLM_COST_OUT, or nothing is known to cost anything')
  const apple: readonly Name[] = ['APNS_KEY_FILE', 'APNS_KEY_ID', 'IOS_TEAM_ID']
  if (settings.APNS_KEY_FILE) needAll(apple, 'APNS_KEY_FILE')
  const store: readonly Name[] = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  const given = store.find((name) => settings[name])
  if (given) needAll(store, given)
}
