import { whenIdle } from './when-idle.ts'

const INTENT = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const
const QUIET_AFTER_MS = 3000

/** Runs once: now, at the first sign of intent, or in a quiet moment some seconds after the page has loaded. */
export function whenWanted(isWantedNow: boolean, work: () => unknown): void {
  let hasRun = false
  const run = (): void => {
    if (hasRun) return
    hasRun = true
    work()
  }
  if (isWantedNow) return run()
  for (const event of INTENT) addEventListener(event, run, { once: true, passive: true })
  const later = () => setTimeout(() => whenIdle(run), QUIET_AFTER_MS)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}
