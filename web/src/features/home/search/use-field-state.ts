'use no memo'
import { type RefObject, useSyncExternalStore } from 'react'

/**
 * The values of a form's fields, read from the DOM: text typed before hydration counts too, and the server's answer
 * (`initially`) applies until then.
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
