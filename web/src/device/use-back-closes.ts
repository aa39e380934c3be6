import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

const MARK = 'sheet'

/**
 * The back button closes what covers the page, as in any app of the phone. The entry for it lies on the page's own and
 * has the same address and key, so the router has nothing to do when it goes: no page is loaded again.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { key } = useLocation()
  const onPop = useEffectEvent((event: PopStateEvent): void => {
    // Another key is another page: that one is the router's.
    if (keyOf(event.state) !== key) return
    event.stopImmediatePropagation()
    close()
  })
  useEffect(() => {
    if (!isOpen) return
    history.pushState({ ...asObject(history.state), [MARK]: true }, '')
    const listener = (event: PopStateEvent): void => onPop(event)
    // Before the router, which listens on the way up.
    addEventListener('popstate', listener, { capture: true })
    return () => {
      removeEventListener('popstate', listener, { capture: true })
      // Closed by itself: its entry goes too, unless a link has led away from it.
      if (MARK in asObject(history.state)) goBackUnheard()
    }
  }, [isOpen])
}

function goBackUnheard(): void {
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  history.back()
}

/** As the router reads it: the first page of a visit has none. */
function keyOf(state: unknown): unknown {
  return asObject(state)['key'] ?? 'default'
}

function asObject(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {}
}
