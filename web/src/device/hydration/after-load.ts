import { notedLoad } from './early-events.ts'

let loadedAt: number | undefined
/** When the splash of this page ended. Undefined while it stands, and on a page without one. */
let splashEndedAt: number | undefined

/** Runs a number of milliseconds after the page has loaded. Returns a cancel function. */
export function afterLoad(ms: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    loadedAt ??= notedLoad() ?? Date.now()
    timer = setTimeout(work, Math.max(0, loadedAt + ms - Date.now()))
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    clearTimeout(timer)
  }
}

/**
 * As `afterLoad`, for what is shown over the page: under a splash nothing can be seen, so its delay counts from the end
 * of the splash.
 */
export function afterArrival(ms: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let callOffWait: (() => void) | undefined
  const callOffSplash = onArrival(() => {
    callOffWait = afterLoad(0, () => {
      const sinceMs = Date.now() - Math.max(loadedAt ?? 0, splashEndedAt ?? 0)
      timer = setTimeout(work, Math.max(0, ms - sinceMs))
    })
  })
  return () => {
    callOffSplash()
    callOffWait?.()
    clearTimeout(timer)
  }
}

/** Runs now, or at the end of the splash that covers the page. The answer calls it off. */
export function onArrival(work: () => void): () => void {
  const page = document.documentElement
  const isCovered = (): boolean => page.dataset['splash'] !== undefined
  if (!isCovered()) {
    work()
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    if (isCovered()) return
    observer.disconnect()
    splashEndedAt ??= Date.now()
    work()
  })
  observer.observe(page, { attributeFilter: ['data-splash'] })
  return () => observer.disconnect()
}
