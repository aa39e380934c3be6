import { useSyncExternalStore } from 'react'

/** The server and the first paint assume a connection; the browser corrects it at once. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}

function listen(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const
  events.forEach((event) => addEventListener(event, onChange))
  return () => events.forEach((event) => removeEventListener(event, onChange))
}
