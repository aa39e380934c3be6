import { z } from 'zod'

import { refuseContradictions } from './refuse-contradictions.ts'
import { settingRefusal } from './setting-refusal.ts'
import { SettingsSchema, type GivenSettings } from './settings-schema.ts'

export type Settings = GivenSettings & {
  readonly publicUrl: string
  readonly affiliateIds: Readonly<Record<string, string>>
  /** Auth, data, storage and realtime are those of a hosted Supabase project; only functions and pages are ours. */
  readonly isHosted: boolean
  /** The official client suites are running against this server: their keys and their rules hold. */
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

/** PORT=0 lets the system choose, so the address is known only once the port is open. */
export function withPort(settings: Settings, port: number): Settings {
  return settings.PUBLIC_URL ? settings : { ...settings, publicUrl: localUrl(port) }
}

export type SettingDescription = {
  readonly name: string
  readonly description: string
  /** The only values there are. */
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
