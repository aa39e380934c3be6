import type { Layout } from '../../device/choose-layout.ts'
import {
  isDismissedForNow,
  isMarkedInstalled,
  isPermanentlyDismissed,
  msUntilInstallPrompt,
} from '../../device/install/install-flags.ts'
import type { InstallWish } from '../../device/install/install-wish.ts'
import { isRunningAsApp, isStandalone } from '../../device/install/is-installed.ts'
import { type SocialSource, socialSource } from '../../device/install/social-source.ts'
import { isQuietVisit } from '../../device/is-quiet-visit.ts'

export type InstallPromptKind =
  | { readonly kind: 'first' | InstallWish }
  | { readonly kind: 'social'; readonly source: SocialSource }

export type DuePrompt = InstallPromptKind & { readonly inMs: number }

type Visit = { readonly layout: Layout; readonly wish: InstallWish | null; readonly now: number }

const PHONE = /\b(?:Android|iPhone|iPad|iPod)\b/

/** One visit is asked by one of them: by the one it wished for, else by where it came from, else by time. */
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
