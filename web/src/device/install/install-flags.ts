import { isQuietVisit } from '../hydration/is-quiet-visit.ts'
import { isAllowed } from '../storage/cookie-consent.ts'
import { dropFlag, readFlag, readMoment, writeFlag } from '../storage/flags.ts'

const FIRST_VISIT_REST_MS = 10_000
const DISMISSED_REST_MS = 2 * 24 * 60 * 60 * 1000
const RECORDS_KEPT = 20

export type Dismissal = 'temporary' | 'permanent'

/** Called when a page starts: the prompt counts from the first visit. */
export function notePageStart(now: number): void {
  if (readMoment('pwa-first-visit') === null && !isQuietVisit()) writeFlag('pwa-first-visit', String(now))
  if (isAllowed('analytics')) writeFlag('page-start-time', String(now))
}

export function isPermanentlyDismissed(): boolean {
  return readFlag('pwa-install-permanent-dismiss') === 'true'
}

/** For this visit only; a later visit may ask again. */
export function isDismissedForNow(): boolean {
  return readFlag('pwa-install-dismissed', 'sessionStorage') === 'true'
}

export function isMarkedInstalled(): boolean {
  return readFlag('pwa-installed') === 'true'
}

/** True the first time only: the browser reports the same installation twice. */
export function markInstalled(): boolean {
  if (isMarkedInstalled()) return false
  writeFlag('pwa-installed', 'true')
  return true
}

/** Ten seconds after the first visit; after a dismissal, two days later. Null: never again. */
export function msUntilInstallPrompt(now: number): number | null {
  return isDismissedForNow() ? null : msLeftToWait(now)
}

/** Session storage is read last: every page calls this, and its first access is slow on a phone. */
export function isInstallPromptDue(now: number): boolean {
  return msLeftToWait(now) === 0 && !isDismissedForNow()
}

function msLeftToWait(now: number): number | null {
  if (isPermanentlyDismissed() || isMarkedInstalled()) return null
  const dismissedAt = readMoment('pwa-last-dismissal')
  const dueAt =
    dismissedAt === null
      ? (readMoment('pwa-first-visit') ?? now) + FIRST_VISIT_REST_MS
      : dismissedAt + DISMISSED_REST_MS
  return Math.max(0, dueAt - now)
}

export function dismissInstall(dismissal: Dismissal, now: number): void {
  writeFlag('pwa-install-dismissed', 'true', 'sessionStorage')
  if (dismissal === 'permanent') writeFlag('pwa-install-permanent-dismiss', 'true')
  else writeFlag('pwa-last-dismissal', String(now))
  if (isAllowed('analytics')) addRecord(dismissal, now)
}

/** Time on site at dismissal: only with consent, and stored on the device. */
function addRecord(dismissal: Dismissal, now: number): void {
  const startedAt = readMoment('page-start-time') ?? now
  const record = { dismissal, at: now, secondsOnPage: Math.round((now - startedAt) / 1000) }
  writeFlag('pwa-dismissal-analytics', JSON.stringify([...readRecords(), record].slice(-RECORDS_KEPT)))
}

function readRecords(): readonly unknown[] {
  try {
    const records: unknown = JSON.parse(readFlag('pwa-dismissal-analytics') ?? '[]')
    return Array.isArray(records) ? records : []
  } catch {
    dropFlag('pwa-dismissal-analytics')
    return []
  }
}
