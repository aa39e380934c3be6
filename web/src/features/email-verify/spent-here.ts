import type { EmailOtpType } from '@supabase/auth-js'

import { readStoredSession } from '../../api/session/read-stored-session.ts'
import { dropFlag, readFlag, writeFlag } from '../../device/storage/flags.ts'
import { readVerificationLink } from './read-verification-link.ts'

/** In this tab only: the place where a link was used, and the account. */
const KEY = 'link-spent'

type Place = { readonly pathname: string; readonly search: string }

/**
 * A phone may discard a page in the background, behind a password manager for example. After a reload, it continues
 * from here.
 */
export function noteSpent(place: Place): void {
  writeFlag(KEY, noteOf(place), 'sessionStorage')
}

/** The type of the link that signed the current account in at this URL; null for any other link. */
export function spentHere(place: Place): EmailOtpType | null {
  if (!readStoredSession() || readFlag(KEY, 'sessionStorage') !== noteOf(place)) return null
  const link = readVerificationLink({ search: place.search, hash: '' })
  return link.kind === 'half-way' ? null : link.type
}

/** A new password is set once. */
export function forgetSpent(): void {
  dropFlag(KEY, 'sessionStorage')
}

function noteOf({ pathname, search }: Place): string {
  return JSON.stringify([pathname + search, readStoredSession()?.user.id ?? null])
}
