import { PushNotifications } from '@capacitor/push-notifications'

const KEPT = 'app-push-device'
const PATIENCE_MS = 20_000

/** The name of this phone at its push service, as the server keeps it; null while push is off. */
export async function keptAppDevice(): Promise<string | null> {
  const kept = localStorage.getItem(KEPT)
  if (!kept) return null
  const { receive } = await PushNotifications.checkPermissions()
  return receive === 'granted' ? kept : null
}

/** Asks the traveller, then Firebase or Apple. Throws when either refuses. */
export async function registerAppDevice(platform: string): Promise<string> {
  const { receive } = await PushNotifications.requestPermissions()
  if (receive !== 'granted') throw new Error('notifications are not allowed')
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timer = setTimeout(() => reject(new Error('the push service did not answer')), PATIENCE_MS)
  const handles = await Promise.all([
    PushNotifications.addListener('registration', ({ value }) => resolve(value)),
    PushNotifications.addListener('registrationError', ({ error }) => reject(new Error(error))),
  ])
  try {
    await PushNotifications.register()
    const device = `${platform === 'ios' ? 'apns' : 'fcm'}:${await promise}`
    localStorage.setItem(KEPT, device)
    return device
  } finally {
    clearTimeout(timer)
    for (const handle of handles) await handle.remove()
  }
}

export async function forgetAppDevice(): Promise<string | null> {
  const kept = localStorage.getItem(KEPT)
  if (!kept) return null
  localStorage.removeItem(KEPT)
  await PushNotifications.unregister().catch(() => undefined)
  return kept
}

/** A tap on a notification opens its page. */
export function followNotifications(navigate: (path: string) => void): () => void {
  const handle = PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const { link } = (notification.data ?? {}) as { link?: unknown }
    if (typeof link === 'string' && /^\/(?!\/)/.test(link)) navigate(link)
  })
  return () => void handle.then((added) => added.remove())
}
