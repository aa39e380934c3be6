import { useSyncExternalStore } from 'react'

/** False in the server's page, and until the app has taken it over. */
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
