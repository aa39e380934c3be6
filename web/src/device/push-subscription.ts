/**
 * Null where the browser cannot be pushed to, and as long as its first worker is still being installed: a subscription
 * asked for then is refused. Waits for no worker: one that never comes would keep a page waiting.
 */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  return registration?.active ? registration : null
}

/** Ends it on the device alone: what is sent from then on comes back as gone, and the server forgets the device. */
export async function dropPushSubscription(): Promise<string | null> {
  const worker = await pushRegistration()
  const kept = await worker?.pushManager?.getSubscription().catch(() => null)
  if (!kept) return null
  await kept.unsubscribe().catch(() => false)
  return kept.endpoint
}
