import { readSettings } from '../../device/storage/stored-settings.ts'
import { toast } from '../../ui/overlay/toast.ts'
import type { Notice } from './notice.ts'
import { notificationsText as text } from './notification-text.ts'

/** A toast when the page is visible; otherwise a system notification, if the traveller allowed it. */
export async function showNotice(notice: Notice): Promise<void> {
  if (document.visibilityState === 'visible') {
    toast.info(notice.body === '' ? text('arrived') : notice.body, { title: notice.title })
    return
  }
  const mayShow = 'Notification' in globalThis && Notification.permission === 'granted'
  if (!mayShow || !readSettings().notifications) return
  // The same tag as in the service worker, so that the later one replaces the other.
  const options = { body: notice.body, icon: '/icons/icon-192.png', tag: notice.id, data: { link: notice.link } }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  // Phones show notifications only through the service worker.
  if (worker) await worker.showNotification(notice.title, options).catch(() => undefined)
  else new Notification(notice.title, options)
}
