import { whenIdle } from './when-idle.ts'

/**
 * Somebody reaches for the page, or something happens that only the app can answer, as a lost network. A new size is no
 * sign of either: a phone tells of one when it has drawn the page, and whenever its address bar goes.
 */
const INTENT = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'offline'] as const

export const isIntent = ({ type }: Event): boolean => INTENT.some((event) => event === type)

/** Runs once: now, at the first sign of intent, or in a quiet moment so long after the page has loaded; or whenever the answer is called. */
export function whenWanted(isWantedNow: boolean, quietAfterMs: number, work: () => unknown): () => void {
  let hasRun = false
  const run = (): void => {
    if (hasRun) return
    hasRun = true
    work()
  }
  if (isWantedNow) {
    run()
    return run
  }
  for (const event of INTENT) addEventListener(event, run, { once: true, passive: true })
  const later = () => setTimeout(() => whenIdle(run), quietAfterMs)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
  return run
}
