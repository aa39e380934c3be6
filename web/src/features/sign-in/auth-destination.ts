import { sameOriginPath } from '../../device/same-origin-path.ts'

const KEY = 'authRedirect'
const DEFAULT = '/dashboard'
const SIGN_IN_PAGES = /^\/(?:auth|admin-login|admin-auth|email-verify)(?:[/?#]|$)/

/**
 * The page after sign-in: from the URL, else from the tab's storage. Targets on other sites lead home, and sign-in
 * pages are skipped.
 */
export function authDestination(returnTo: string | null, fallback = DEFAULT): string {
  const asked = returnTo ?? remembered()
  const path = asked ? sameOriginPath(asked) : fallback
  return SIGN_IN_PAGES.test(path) ? fallback : path
}

/** Stored for this tab, so that it survives a mail and another form. */
export function rememberDestination(returnTo: string): void {
  try {
    sessionStorage.setItem(KEY, sameOriginPath(returnTo))
  } catch {
    // Storage may be forbidden; then the default is used.
  }
}

export function forgetDestination(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then nothing was stored either.
  }
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
