import { type RefObject, useEffect, useRef } from 'react'

/** Does its work once, when a field of the form is first entered; the script may also come alive under a typing hand. */
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
