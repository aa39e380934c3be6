import { useEffect, useState } from 'react'

/** Longer than a double click takes. */
const PAUSE_MS = 1000

/**
 * False for a moment after the page has come into view, and again whenever it comes to the front: a page elsewhere can
 * open this one between the two presses of a double click, or close a window that lay over it.
 */
export function useReadyToConfirm(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const restart = (): void => {
      clearTimeout(timer)
      setReady(false)
      timer = setTimeout(() => setReady(!document.hidden), PAUSE_MS)
    }
    restart()
    window.addEventListener('focus', restart)
    document.addEventListener('visibilitychange', restart)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('focus', restart)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [])
  return isReady
}
