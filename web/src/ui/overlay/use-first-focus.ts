import { type RefObject, useEffect, useRef } from 'react'

/** Runs once, when a field of the form is first focused, or at hydration if one already is. */
export function useFirstFocus(work: () => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const place = form.current
    if (place?.contains(document.activeElement)) work()
    else place?.addEventListener('focusin', work, { once: true })
    return () => place?.removeEventListener('focusin', work)
  }, [work])
  return form
}
