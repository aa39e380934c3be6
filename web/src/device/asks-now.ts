import { msUntilInstallPrompt } from './install/install-flags.ts'

/** Links that ask for an overlay at once: a wish to install, or a campaign. */
const ASKS_NOW = /[?&](?:pwa-|utm_source=)/

/** Also on a later visit, when the prompt that a first one waits for is due already. */
export function asksNow(now = Date.now()): boolean {
  return ASKS_NOW.test(location.search) || msUntilInstallPrompt(now) === 0
}
