import { readSettings } from '../../device/stored-settings.ts'
import { notificationsText as text } from '../../text/notifications.ts'
import { toast } from '../../ui/toast.ts'
import type { Notice } from './notice.ts'

/** In the page when it is looked at; by the device when it is not and the traveller allowed that. */
export async function tellOfNotice(notice: Notice): Promise<void> {
  if (document.visibilityState === 'visible') {
    toast.info(notice.body === '' ? text('arrived') : notice.body, { title: notice.title })
    return
  }
  const mayShow = 'Notification' in globalThis && Notification.permission === 'granted'
  if (!mayShow || !readSettings().notifications) return
  // As the service worker shows what was pushed: whichever comes last replaces the other.
  const options = { body: notice.body, icon: '/icons/icon-192.png', tag: notice.id, data: { link: notice.link } }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  // Phones show notifications only through the service worker.
  if (worker) await worker.showNotification(notice.title, options).catch(() => undefined)
  else new Notification(notice.title, options)
}
