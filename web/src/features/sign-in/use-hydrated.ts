import { useSyncExternalStore } from 'react'

/**
 * False in the server's page. A form that holds a password must not be sent before its script is there: until then its
 * button is a plain one, whose early press the page keeps and makes again.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
}

function noChange(): () => void {
  return () => undefined
}
