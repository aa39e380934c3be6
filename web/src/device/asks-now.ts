/** Links that ask for an overlay at once: a wish to install, or a campaign. */
const ASKS_NOW = /[?&](?:pwa-|utm_source=)/

export function asksNow(): boolean {
  return ASKS_NOW.test(location.search)
}
