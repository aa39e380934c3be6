import { isQuietVisit } from '../../device/hydration/is-quiet-visit.ts'
import {
  isDismissedForNow,
  isMarkedInstalled,
  isPermanentlyDismissed,
  msUntilInstallPrompt,
} from '../../device/install/install-flags.ts'
import type { InstallRequest } from '../../device/install/install-request.ts'
import { isRunningAsApp, isStandalone } from '../../device/install/is-installed.ts'
import { type SocialSource, socialSource } from '../../device/install/social-source.ts'
import type { Layout } from '../../device/screen/choose-layout.ts'

export type InstallPromptKind =
  | { readonly kind: 'first' | InstallRequest }
  | { readonly kind: 'social'; readonly source: SocialSource }

export type DuePrompt = InstallPromptKind & { readonly inMs: number }

type Visit = { readonly layout: Layout; readonly wish: InstallRequest | null; readonly now: number }

const PHONE = /\b(?:Android|iPhone|iPad|iPod)\b/

/** A visit gets at most one prompt: the requested one, else by its source, else by time. */
export function chooseInstallPrompt({ layout, wish, now }: Visit): DuePrompt | null {
  if (isStandalone()) return null
  if (wish && isMobileDevice(layout) && !isPermanentlyDismissed()) return { kind: wish, inMs: 0 }
  if (isQuietVisit() || isRunningAsApp() || isDismissedForNow() || isPermanentlyDismissed() || isMarkedInstalled())
    return null
  const source = socialSource(location.search, document.referrer)
  if (source) return { kind: 'social', source, inMs: 0 }
  const inMs = msUntilInstallPrompt(now)
  return inMs === null ? null : { kind: 'first', inMs }
}

function isMobileDevice(layout: Layout): boolean {
  return layout === 'mobile' || PHONE.test(navigator.userAgent)
}
