import { notedLoad } from './early-events.ts'

let loadedAt: number | undefined

/** Runs so many milliseconds after the page has loaded, however late it is asked for. The answer calls it off. */
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
