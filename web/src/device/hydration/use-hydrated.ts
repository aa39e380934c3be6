import { useSyncExternalStore } from 'react'

/** False on the server, and until hydration. */
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
