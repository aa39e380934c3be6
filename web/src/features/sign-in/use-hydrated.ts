import { useSyncExternalStore } from 'react'

/** False in the server's page: a form that is sent before its script is there would put a password into a request. */
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
