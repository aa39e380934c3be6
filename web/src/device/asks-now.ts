import { isInstallPromptDue } from './install/install-flags.ts'
import { isQuietVisit } from './is-quiet-visit.ts'

/** Links that ask for an overlay at once: a wish to install, or a campaign. */
const ASKS_NOW = /[?&](?:pwa-|utm_source=)/

/** What was said stands on this device only: without the app such a page stays empty. */
const KEPT_HERE = /^\/assistant\/?\?(?:.*&)?c=/

/** Whether there is nothing to wait for before the app wakes. */
export function asksNow(now = Date.now()): boolean {
  return asksForOverlay(now) || KEPT_HERE.test(location.pathname + location.search)
}

/** Also on a later visit, when the prompt that a first one waits for is due already. */
export function asksForOverlay(now = Date.now()): boolean {
  return ASKS_NOW.test(location.search) || (!isQuietVisit() && isInstallPromptDue(now))
}
