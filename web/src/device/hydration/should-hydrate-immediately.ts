import { isInstallPromptDue } from '../install/install-flags.ts'
import { readFlag } from '../storage/flags.ts'
import { isQuietVisit } from './is-quiet-visit.ts'

/** Links that open an overlay at once: an install request, or a campaign. */
const OPENS_OVERLAY = /[?&](?:pwa-|utm_source=)/

/** A conversation is stored on this device, or read by it: before hydration its page is empty. */
const STORED_CONVERSATION = /^\/assistant\/?\?(?:.*&)?c=|^\/chat-with-us\/?\?(?:.*&)?person=/

/** Stays, passports, ticks and the emergency card are known to this device only: without them these pages ask for what was given. */
const OWN_PAPERS = /^\/(?:documents\/(?:days|travellers|checklist)|gemini-safety\/card)\/?$/
const PAPERS_KEPT = ['travellers', 'trips-kept', 'emergency-card'] as const

export function shouldHydrateImmediately(now = Date.now()): boolean {
  const { pathname, search } = location
  return isOverlayRequested(now) || STORED_CONVERSATION.test(pathname + search) || hasPapers(pathname)
}

function hasPapers(path: string): boolean {
  return OWN_PAPERS.test(path) && PAPERS_KEPT.some((key) => readFlag(key) !== null)
}

/** Also on a later visit when the install prompt is already due. */
export function isOverlayRequested(now = Date.now()): boolean {
  return OPENS_OVERLAY.test(location.search) || (!isQuietVisit() && isInstallPromptDue(now))
}
