import { onAppActive } from '../../device/native/on-app-active.ts'
import { readMoment, writeFlag } from '../../device/storage/flags.ts'

const SIGNS = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'click'] as const
/** A mouse move fires sixty times a second; the rule counts in hours. */
const AT_MOST_EVERY_MS = 10_000

/** Stores the time of the last activity. The inline script reads it before the first paint. */
export function keepLastActivity(): void {
  let savedAt = readMoment('lastActivity') ?? 0
  const save = (): void => {
    savedAt = Date.now()
    writeFlag('lastActivity', String(savedAt))
  }
  const note = (): void => {
    if (Date.now() - savedAt >= AT_MOST_EVERY_MS) save()
  }
  for (const sign of SIGNS) addEventListener(sign, note, { passive: true, capture: true })
  onAppActive(save)
}
