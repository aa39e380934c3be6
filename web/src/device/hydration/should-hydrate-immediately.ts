import { isInstallPromptDue } from '../install/install-flags.ts'
import { isQuietVisit } from './is-quiet-visit.ts'

/** Links that open an overlay at once: an install request, or a campaign. */
const OPENS_OVERLAY = /[?&](?:pwa-|utm_source=)/

/** A conversation is stored on this device only: before hydration its page is empty. */
const STORED_CONVERSATION = /^\/assistant\/?\?(?:.*&)?c=/

export function shouldHydrateImmediately(now = Date.now()): boolean {
  return isOverlayRequested(now) || STORED_CONVERSATION.test(location.pathname + location.search)
}

/** Also on a later visit when the install prompt is already due. */
export function isOverlayRequested(now = Date.now()): boolean {
  return OPENS_OVERLAY.test(location.search) || (!isQuietVisit() && isInstallPromptDue(now))
}
