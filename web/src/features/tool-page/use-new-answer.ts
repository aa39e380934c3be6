import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

type Page = { readonly asked: unknown; readonly isAnswered: boolean; readonly isFolded: boolean }

/** The initial scroll position is the traveller's; only submits from here move it. */
export function useNewAnswer({ asked, isAnswered, isFolded }: Page) {
  const form = useRef<HTMLDetailsElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(asked)
  // On Back the page restores its scroll position.
  const isReturning = useNavigationType() === 'POP'
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    if (isReturning) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
    if (isFolded) form.current?.removeAttribute('open')
    // The pressed button was just collapsed: the focus moves to the answer.
    if (isFolded && !wrong) place.current?.focus({ preventScroll: true })
    if (!wrong && isAnswered && isOutOfView(place.current)) place.current?.scrollIntoView()
  }, [asked, isAnswered, isFolded, isReturning])
  return { form, place }
}

/** A visible element does not move. */
function isOutOfView(element: HTMLElement | null): boolean {
  const top = element?.getBoundingClientRect().top ?? 0
  return top < 0 || top > innerHeight / 2
}
