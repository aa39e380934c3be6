const STEP_MS = 100
const FULL = 100
const REST_MS = 500
const TIP_MS = 3333

type Listener = {
  /** 1 to 100 */
  onProgress(percent: number): void
  onTip(nth: number): void
  onComplete(): void
}

/** One percent per tenth of a second, a tip every third of the time, and half a second of rest at the end. */
export function runSplashClock({ onProgress, onTip, onComplete }: Listener): () => void {
  const startedAt = performance.now()
  let percent = 0
  let tip = 0
  let rest: ReturnType<typeof setTimeout> | undefined
  const steps = setInterval(() => {
    // By elapsed time: a delayed step, while the app hydrates, does not make it longer.
    percent = Math.min(FULL, Math.max(percent + 1, Math.round((performance.now() - startedAt) / STEP_MS)))
    onProgress(percent)
    if (percent < FULL) return
    clearInterval(steps)
    rest = setTimeout(onComplete, REST_MS)
  }, STEP_MS)
  const tips = setInterval(() => {
    tip += 1
    onTip(tip)
  }, TIP_MS)
  return () => {
    clearInterval(steps)
    clearInterval(tips)
    clearTimeout(rest)
  }
}
