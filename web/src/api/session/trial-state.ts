export type TrialState =
  | { readonly kind: 'guest' }
  /** Rounded up: one means that it ends within a day. */
  | { readonly kind: 'trial'; readonly daysLeft: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'paid' }

type Traveller = { readonly created_at: string; readonly app_metadata: Readonly<Record<string, unknown>> }

const DAY_MS = 86_400_000
const TRIAL_DAYS = 7
const FREE_TIERS: readonly unknown[] = [undefined, null, 'free', 'Explorer']

/** The trial begins with the sign-up and lasts seven times 24 hours; the tier is written by the server alone. */
export function trialState(user: Traveller | null, nowMs: number): TrialState {
  if (!user) return { kind: 'guest' }
  if (!FREE_TIERS.includes(user.app_metadata['tier'])) return { kind: 'paid' }
  const leftMs = Date.parse(user.created_at) + TRIAL_DAYS * DAY_MS - nowMs
  return leftMs > 0 ? { kind: 'trial', daysLeft: Math.ceil(leftMs / DAY_MS) } : { kind: 'expired' }
}
