import { readFlag, writeFlag } from '../../device/storage/flags.ts'

const KEY = 'email-popup'
const REST_MS = 24 * 60 * 60 * 1000

export type PopupRecord = {
  readonly dismissed: boolean
  readonly permanentlyDismissed: boolean
  /** Milliseconds since 1970; null before the first time. */
  readonly lastShown: number | null
  readonly emailSubmitted: boolean
}

const FRESH: PopupRecord = { dismissed: false, permanentlyDismissed: false, lastShown: null, emailSubmitted: false }

export function readPopupRecord(): PopupRecord {
  try {
    const stored = JSON.parse(readFlag(KEY) ?? '{}') as Partial<PopupRecord>
    return {
      dismissed: stored.dismissed === true,
      permanentlyDismissed: stored.permanentlyDismissed === true,
      lastShown: typeof stored.lastShown === 'number' ? stored.lastShown : null,
      emailSubmitted: stored.emailSubmitted === true,
    }
  } catch {
    return FRESH
  }
}

export function changePopupRecord(changes: Partial<PopupRecord>): void {
  writeFlag(KEY, JSON.stringify({ ...readPopupRecord(), ...changes }))
}

/** How long the popup stays hidden after "maybe later". Null: for ever. */
export function popupRestMs(
  { dismissed, permanentlyDismissed, lastShown, emailSubmitted }: PopupRecord,
  now: number,
): number | null {
  if (permanentlyDismissed || emailSubmitted) return null
  return dismissed && lastShown !== null ? Math.max(0, lastShown + REST_MS - now) : 0
}
