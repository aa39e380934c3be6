export type InstallRequest = 'install' | 'reminder'

const WISHED = 'sojourn:install-wish'

/**
 * A link in a mail or a post can request the prompt: `?pwa-install=1`, or `?pwa-reminder=1` for visitors who saw it
 * before.
 */
export function installRequestInAddress(search: string): InstallRequest | null {
  const query = new URLSearchParams(search)
  if (isSet(query.get('pwa-install'))) return 'install'
  return isSet(query.get('pwa-reminder')) ? 'reminder' : null
}

/** One of our buttons can request it too. */
export function requestInstall(wish: InstallRequest): void {
  dispatchEvent(new CustomEvent(WISHED, { detail: wish }))
}

export function onInstallRequest(listener: (wish: InstallRequest) => void): () => void {
  const tell = ({ detail }: CustomEventInit<InstallRequest>) => detail && listener(detail)
  addEventListener(WISHED, tell as EventListener)
  return () => removeEventListener(WISHED, tell as EventListener)
}

function isSet(value: string | null): boolean {
  return value === '1' || value === 'true'
}
