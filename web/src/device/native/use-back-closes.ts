import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

const MARK = 'sheet'

/**
 * The back button closes an overlay, as in any app of the phone. Its history entry has the same address and key as the
 * page's own, so the router does nothing when it is removed: no page is reloaded.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { key } = useLocation()
  const onPop = useEffectEvent((event: PopStateEvent): void => {
    // Another key is another page, which the router handles.
    if (keyOf(event.state) !== key) return
    event.stopImmediatePropagation()
    close()
  })
  useEffect(() => {
    if (!isOpen) return
    history.pushState({ ...asObject(history.state), [MARK]: true }, '')
    const listener = (event: PopStateEvent): void => onPop(event)
    // Before the router, which listens in the bubbling phase.
    addEventListener('popstate', listener, { capture: true })
    return () => {
      removeEventListener('popstate', listener, { capture: true })
      // Closed by a button: its entry is removed too, unless a link has navigated away.
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
