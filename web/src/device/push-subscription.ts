import { isNative } from './native/is-native.ts'

/**
 * Null when the browser has no push, and while its first worker is still being installed: subscribing would be refused.
 * Never waits for a worker, because one that never arrives would block the page.
 */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  return registration?.active ? registration : null
}

/** Ends it on the device only: the next push is answered as gone, and the server deletes the device. */
export async function dropPushSubscription(): Promise<string | null> {
  if (isNative()) return (await import('./native/app-push.ts')).forgetAppDevice()
  const worker = await pushRegistration()
  const kept = await worker?.pushManager?.getSubscription().catch(() => null)
  if (!kept) return null
  await kept.unsubscribe().catch(() => false)
  return kept.endpoint
}
