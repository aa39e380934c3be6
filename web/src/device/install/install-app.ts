import { inAppBrowser, type SocialApp } from './in-app-browser.ts'
import { takeInstallOffer } from './keep-install-offer.ts'

export type InstallOutcome =
  | { readonly kind: 'accepted' | 'declined' | 'failed' }
  /** Safari on a phone installs only manually. */
  | { readonly kind: 'by-hand' }
  | { readonly kind: 'blocked'; readonly app: SocialApp }

/** Must be called from a button press: browsers require a user gesture. */
export async function installApp(): Promise<InstallOutcome> {
  const app = inAppBrowser(navigator.userAgent)
  if (app) return { kind: 'blocked', app }
  const offer = takeInstallOffer()
  if (!offer) return { kind: isIos() ? 'by-hand' : 'failed' }
  try {
    await offer.prompt()
    const { outcome } = await offer.userChoice
    return { kind: outcome === 'accepted' ? 'accepted' : 'declined' }
  } catch {
    return { kind: 'failed' }
  }
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1)
}
