/** Push messages while no page is visible. */
import { ownPath, type Pushed } from './read-pushed.ts'
import { worker } from './worker-scope.ts'

const ICON = '/icons/icon-192.png'

/** A visible page shows it by itself; a background page uses the same tag, so that it appears once. */
export async function showPush(pushed: Pushed): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some((page) => page.visibilityState === 'visible')) return
  const { id, title, body, link } = pushed
  await worker.registration.showNotification(title, {
    body,
    icon: ICON,
    tag: id,
    data: { link: link ?? '/notifications' },
  })
}

function pageOf(address: string): string {
  const { pathname, search } = new URL(address, worker.location.origin)
  return pathname + search
}

export async function openPushed(data: unknown): Promise<void> {
  const { link } = (data ?? {}) as { link?: unknown }
  const path = ownPath(link) ?? '/notifications'
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => pageOf(url) === pageOf(path))
  // A page that may contain unsaved text is not navigated away.
  await (there ? there.focus() : worker.clients.openWindow(path))
}
