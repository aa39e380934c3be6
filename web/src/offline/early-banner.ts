/**
 * The inline script of index.html shows that the network is lost until the app can: any script may fail to load. A guest
 * has no pending changes; those of an account are known to the app alone.
 */
type Inline = { tellOffline?: () => void }

const page = globalThis as Inline

export function startEarlyBanner(): void {
  page.tellOffline?.()
}

/** The app has its own banner now. */
export function endEarlyBanner(): void {
  const { tellOffline } = page
  if (!tellOffline) return
  for (const event of ['online', 'offline']) removeEventListener(event, tellOffline)
  document.getElementById('early-offline')?.remove()
  delete page.tellOffline
}
