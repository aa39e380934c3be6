import type { AuthError, EmailOtpType } from '@supabase/auth-js'

import type { Backend } from '../../api/create-backend.ts'
import type { VerificationLink } from './read-verification-link.ts'

export type Spent =
  | { readonly state: 'done' | 'expired' | 'incomplete'; readonly type: EmailOtpType }
  /** One of two mailboxes has agreed to the new address. */
  | { readonly state: 'half-way' }
  /** The link was not spent and may be tried again. */
  | { readonly state: 'busy' | 'offline' | 'unavailable' }

type Auth = Pick<Backend['auth'], 'verifyOtp' | 'getSession'>

export async function spendLink(loadAuth: () => Promise<Auth>, link: VerificationLink): Promise<Spent> {
  if (link.kind === 'half-way') return { state: 'half-way' }
  if (link.kind === 'refused') return { state: 'expired', type: link.type }
  if (link.kind === 'incomplete') return { state: 'incomplete', type: link.type }
  try {
    const auth = await loadAuth()
    return link.kind === 'token' ? await exchange(auth, link) : await adopt(auth, link.type)
  } catch {
    return { state: 'offline' }
  }
}

async function exchange(auth: Auth, { tokenHash, type }: Extract<VerificationLink, { kind: 'token' }>): Promise<Spent> {
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type })
  if (error) return refusal(error, type)
  return data.session ? { state: 'done', type } : { state: 'half-way' }
}

/** The client takes the session out of the fragment by itself; asking for it waits for that. */
async function adopt(auth: Auth, type: EmailOtpType): Promise<Spent> {
  const { data } = await auth.getSession()
  return { state: data.session ? 'done' : 'expired', type }
}

function refusal({ status = 0, name }: AuthError, type: EmailOtpType): Spent {
  if (status === 429) return { state: 'busy' }
  if (name !== 'AuthRetryableFetchError') return { state: 'expired', type }
  return { state: status === 0 ? 'offline' : 'unavailable' }
}
