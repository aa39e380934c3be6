/** Chromium's offer to install the app: it comes once, early, and can be answered only from a press of a button. */
export type InstallOffer = Event & {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let kept: InstallOffer | null = null
const listeners = new Set<() => void>()

/** Called by the first script of the page: whoever listens later has missed it. */
export function keepInstallOffer(earlier: readonly Event[]): void {
  const keep = (event: Event): void => {
    // Our own prompt asks first, at a better moment than the browser's bar.
    event.preventDefault()
    change(event as InstallOffer)
  }
  earlier.filter(({ type }) => type === 'beforeinstallprompt').forEach(keep)
  addEventListener('beforeinstallprompt', keep)
  addEventListener('appinstalled', () => change(null))
}

export function installOffer(): InstallOffer | null {
  return kept
}

/** An offer can be made once only: taking it leaves none. */
export function takeInstallOffer(): InstallOffer | null {
  const offer = kept
  change(null)
  return offer
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(offer: InstallOffer | null): void {
  kept = offer
  for (const listener of listeners) listener()
}
