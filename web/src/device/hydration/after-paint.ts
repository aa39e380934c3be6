/** A visible page may still not be painted: behind another window, or on a busy machine. */
const AT_LATEST_MS = 2000

/**
 * Runs when the current content has been painted. A page in the background is not painted, so there it does not wait.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) return void setTimeout(work)
  let hasRun = false
  const run = (): void => {
    if (!hasRun) work()
    hasRun = true
  }
  requestAnimationFrame(() => setTimeout(run))
  setTimeout(run, AT_LATEST_MS)
}
