const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/**
 * A device reports online before its requests succeed, and does so only once. A failed call is retried with growing
 * delays, until it succeeds, is cancelled, or the device reports offline.
 */
export function keepTrying(work: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const attempt = (pauseMs: number): void =>
    void work().catch(() => {
      if (!isOver && navigator.onLine) timer = setTimeout(attempt, pauseMs, Math.min(2 * pauseMs, LONGEST_PAUSE_MS))
    })
  attempt(FIRST_PAUSE_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** A failed reload would lose the current page, so the server is checked first. */
export function reloadWhenReached(reload: () => void = () => location.reload()): () => void {
  return keepTrying(async () => {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    reload()
  })
}
