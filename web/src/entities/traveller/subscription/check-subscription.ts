import type { checkSubscriptionContract } from '@app/contracts/payments/check-subscription'

import { backend, type BackendConfig } from '../../../api/backend.ts'
import { FREE, type SubscriptionAnswer } from './subscription-state.ts'

/** Type only: the schemas stay on the server. */
const NAME: (typeof checkSubscriptionContract)['name'] = 'check-subscription'
const TIMEOUT_MS = 10_000

export type Checked =
  | { readonly kind: 'answered'; readonly answer: SubscriptionAnswer }
  | { readonly kind: 'failed'; readonly message: string }

const SILENTLY_FREE: Checked = { kind: 'answered', answer: FREE }

/** Requests once, and again with a refreshed session if the first was not accepted. Neither is shown. */
export async function checkSubscription(config: BackendConfig): Promise<Checked> {
  try {
    const { auth, functions } = await backend(config)
    const { data } = await auth.getSession()
    if (!data.session && (await auth.refreshSession()).error) return SILENTLY_FREE
    const ask = () => functions.invoke<unknown>(NAME, { body: cameBack(), timeout: TIMEOUT_MS }).then(read)
    const first = await ask()
    if (first.kind !== 'signed-out') return first
    if ((await auth.refreshSession()).error) return SILENTLY_FREE
    const second = await ask()
    return second.kind === 'signed-out' ? SILENTLY_FREE : second
  } catch (error) {
    console.warn('the subscription was not checked', error)
    return SILENTLY_FREE
  }
}

/** After a payment: the server then reads the provider itself, because the event may be late. */
function cameBack(): { readonly session_id?: string } {
  const params = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
  const session_id = params.get('checkout') === 'success' ? params.get('session_id') : null
  return session_id ? { session_id } : {}
}

type Invoked = { readonly data: unknown; readonly error: unknown; readonly response?: Response | undefined }

async function read({ data, error, response }: Invoked): Promise<Checked | { readonly kind: 'signed-out' }> {
  if (!error && isAnswer(data)) return { kind: 'answered', answer: data }
  const message = await messageOf(data, response)
  const isAuth = response?.status === 401 || /authentication error|session|jwt/i.test(message)
  return isAuth ? { kind: 'signed-out' } : { kind: 'failed', message }
}

async function messageOf(data: unknown, response: Response | undefined): Promise<string> {
  const body = response && !response.ok ? await response.json().catch(() => null) : data
  const { error } = (body ?? {}) as { error?: string | { message?: string } }
  return (typeof error === 'string' ? error : error?.message) ?? ''
}

function isAnswer(data: unknown): data is SubscriptionAnswer {
  const answer = data as (Partial<SubscriptionAnswer> & { readonly error?: unknown }) | null
  // Beside an error the other fields are only defaults.
  if (answer?.error) return false
  return typeof answer?.subscribed === 'boolean' && typeof answer.subscription_tier === 'string'
}
