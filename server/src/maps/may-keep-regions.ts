import { credentialsOf } from '../identity/identify.ts'
import { findSubscription } from '../payments/find-subscription.ts'
import type { Platform } from '../platform.ts'

/** Whether the caller may download a whole region: with a plan or during the trial. */
export type MayKeepRegions = (headers: Headers) => Promise<boolean>

export function createMayKeepRegions({
  db,
  identify,
  payments,
  now,
}: Pick<Platform, 'db' | 'identify' | 'payments' | 'now'>): MayKeepRegions {
  return async (headers) => {
    const credentials = credentialsOf(headers)
    if (!credentials.bearer) return false
    const { userId, role } = await identify(credentials)
    if (role === 'service_role') return true
    const found = userId ? await findSubscription(db, payments.name, userId, now()) : null
    return found !== null && (found.subscribed || found.isTrial)
  }
}
