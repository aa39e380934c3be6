const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/**
 * A device calls itself online before its requests get through, and says so only once. What fails meanwhile is tried
 * again, each time after a longer pause, until it is done, called off, or the device says that it is offline.
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

/** A reload that does not get through would throw away the page one has, so the server is asked first. */
export function reloadWhenReached(reload: () => void = () => location.reload()): () => void {
  return keepTrying(async () => {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    reload()
  })
}
