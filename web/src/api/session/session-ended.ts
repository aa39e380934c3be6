/** Reports that the server ended this device's session. The layers above decide how to show it. */
const listeners = new Set<() => void>()

export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportSessionEnded(): void {
  for (const listener of listeners) listener()
}
