/** A page may count as seen and yet not be drawn: behind another window, or where the machine has no time for it. */
const AT_LATEST_MS = 2000

/** Runs when what stands in the page now has been drawn. A page in the background is not drawn, and does not wait for it. */
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
