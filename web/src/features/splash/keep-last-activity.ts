import { readMoment, writeFlag } from '../../device/flags.ts'
import { onAppActive } from '../../device/on-app-active.ts'

const SIGNS = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'click'] as const
/** A moving mouse tells sixty times a second; the rule it serves counts in hours. */
const AT_MOST_EVERY_MS = 10_000

/** Remembers when somebody was last here. Read before the first paint, by the script that stands first in the page. */
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
