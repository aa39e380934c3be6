export type InstallWish = 'install' | 'reminder'

const WISHED = 'sojourn:install-wish'

/** A link in a mail or a post can raise the flag: `?pwa-install=1`, or `?pwa-reminder=1` for those who were asked before. */
export function wishInAddress(search: string): InstallWish | null {
  const query = new URLSearchParams(search)
  if (isSet(query.get('pwa-install'))) return 'install'
  return isSet(query.get('pwa-reminder')) ? 'reminder' : null
}

/** A button of ours can raise it too. */
export function wishInstall(wish: InstallWish): void {
  dispatchEvent(new CustomEvent(WISHED, { detail: wish }))
}

export function onInstallWish(listener: (wish: InstallWish) => void): () => void {
  const tell = ({ detail }: CustomEventInit<InstallWish>) => detail && listener(detail)
  addEventListener(WISHED, tell as EventListener)
  return () => removeEventListener(WISHED, tell as EventListener)
}

function isSet(value: string | null): boolean {
  return value === '1' || value === 'true'
}
