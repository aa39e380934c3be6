import { sameOriginPath } from '../../device/same-origin-path.ts'

const KEY = 'authRedirect'
const DEFAULT = '/dashboard'
const SIGN_IN_PAGES = /^\/(?:auth|admin-login|admin-auth|email-verify)(?:[/?#]|$)/

/**
 * Where a traveller goes once signed in: the address says it, else the tab remembers it. Whatever leads to another site
 * leads home, and whatever leads back to a sign-in is left out.
 */
export function authDestination(returnTo: string | null, fallback = DEFAULT): string {
  const asked = returnTo ?? remembered()
  const path = asked ? sameOriginPath(asked) : fallback
  return SIGN_IN_PAGES.test(path) ? fallback : path
}

/** Kept for this tab, so that the way back survives a mail and another form. */
export function rememberDestination(returnTo: string): void {
  try {
    sessionStorage.setItem(KEY, sameOriginPath(returnTo))
  } catch {
    // Storage may be forbidden; then the default is good enough.
  }
}

export function forgetDestination(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then nothing was kept either.
  }
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
