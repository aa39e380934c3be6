import { whenIdle } from './when-idle.ts'

/**
 * User intent, or an event that only the app handles, such as a lost network. A resize is neither: a phone reports one
 * after painting the page, and whenever its address bar hides.
 */
const INTENT = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'offline'] as const

export const isIntent = ({ type }: Event): boolean => INTENT.some((event) => event === type)

/**
 * Runs once: now, at the first user intent, or when idle some time after the page has loaded; or when the returned
 * function is called.
 */
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
