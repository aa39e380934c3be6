'use no memo'
import { type RefObject, useSyncExternalStore } from 'react'

/**
 * What a form's fields say, read from the page itself: what was typed before the script came counts too, and the
 * server's answer (`initially`) holds until the page is alive.
 */
export function useFieldState<Answer extends boolean | string>(
  element: RefObject<HTMLElement | null>,
  read: () => Answer,
  initially: Answer,
): Answer {
  const listen = (onChange: () => void): (() => void) => {
    const watched = element.current
    watched?.addEventListener('input', onChange)
    watched?.addEventListener('change', onChange)
    return () => {
      watched?.removeEventListener('input', onChange)
      watched?.removeEventListener('change', onChange)
    }
  }
  return useSyncExternalStore(listen, read, () => initially)
}
