import { type RefObject, useRef } from 'react'

const BLUR_MS = 150

/** For `onBlur`: a finger that slid, or a reader's cursor that went into the list, has not left. */
export function useLeaving(box: RefObject<HTMLElement | null>, onLeave: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!box.current?.contains(document.activeElement)) onLeave()
    }, BLUR_MS)
  }
}
