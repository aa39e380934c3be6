/** Through the service worker if there is one: phones refuse notifications created by a page. */
export async function showNotification(title: string, body: string): Promise<'shown' | 'denied' | 'unsupported'> {
  if (!('Notification' in globalThis)) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return 'denied'
  const worker = await navigator.serviceWorker?.getRegistration()
  try {
    if (worker) await worker.showNotification(title, { body, icon: '/icon.svg' })
    else new Notification(title, { body, icon: '/icon.svg' })
    return 'shown'
  } catch {
    return 'unsupported'
  }
}
