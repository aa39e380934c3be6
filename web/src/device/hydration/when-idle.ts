const AT_LATEST_MS = 2000
const WITHOUT_IDLE_MS = 200

/** Runs when the browser is idle; returns a cancel function. Safari has no idle callback and waits a little. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, WITHOUT_IDLE_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: AT_LATEST_MS })
  return () => cancelIdleCallback(idle)
}
