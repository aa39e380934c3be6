import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import { metadata, optionalText, text } from '../parse-body.ts'

export const AdminUserBody = z.object({
  id: z.uuid().optional(),
  email: optionalText(),
  phone: optionalText(),
  password: optionalText(2048),
  password_hash: optionalText(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadata.nullish(),
  app_metadata: metadata.nullish(),
  role: text(64).nullish(),
  ban_duration: text(64).nullish(),
})
export type AdminUserInput = z.output<typeof AdminUserBody>

const UNIT_MS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}

/** JavaScript dates have an upper bound; a thousand years is a permanent ban. */
const MAX_BAN_MS = 1000 * 365 * 24 * 3_600_000

/** A length of time such as `24h` or `1h30m`; `none` ends the ban. */
export function parseBanDuration(given: string, now: number): string | null {
  if (given === 'none') return null
  if (!/^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/.test(given))
    throw new AppError('validation_failed', { message: `invalid format for ban duration: ${given}` })
  let total = 0
  for (const [, amount, unit] of given.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g))
    total += Number(amount) * (UNIT_MS[unit ?? ''] ?? 0)
  return new Date(now + Math.min(total, MAX_BAN_MS)).toISOString()
}
