/** Chromium's install offer: it fires once, early, and can be answered only from a button press. */
export type InstallOffer = Event & {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let kept: InstallOffer | null = null
const listeners = new Set<() => void>()

/** Called by the first script of the page, because a later listener would miss the event. */
export function keepInstallOffer(earlier: readonly Event[]): void {
  const keep = (event: Event): void => {
    // Our own prompt is shown first, at a better moment than the browser's bar.
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

/** An offer can be used only once, so taking it removes it. */
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
