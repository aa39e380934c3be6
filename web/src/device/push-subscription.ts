/** Null where the browser cannot be pushed to. Waits for no worker: one that never comes would keep a page waiting. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null
  return (await navigator.serviceWorker.getRegistration().catch(() => undefined)) ?? null
}

/** Ends it on the device alone: what is sent from then on comes back as gone, and the server forgets the device. */
export async function dropPushSubscription(): Promise<string | null> {
  const worker = await pushRegistration()
  const kept = await worker?.pushManager?.getSubscription().catch(() => null)
  if (!kept) return null
  await kept.unsubscribe().catch(() => false)
  return kept.endpoint
}
