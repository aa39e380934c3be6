import type { EmailOtpType } from '@supabase/auth-js'

import { readStoredSession } from '../../api/session/read-stored-session.ts'
import { dropFlag, readFlag, writeFlag } from '../../device/flags.ts'
import { readVerificationLink } from './read-verification-link.ts'

/** In this tab only: where a link has done its work, and for whom. */
const KEY = 'link-spent'

type Place = { readonly pathname: string; readonly search: string }

/** A phone forgets a page that stands behind another, a password manager for one. Loaded again, it goes on from here. */
export function noteSpent(place: Place): void {
  writeFlag(KEY, noteOf(place), 'sessionStorage')
}

/** What the link was for that has brought whoever is signed in to this place; null for any other link. */
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
