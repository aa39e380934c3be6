/** /sw.js: lets the app start, and pages be read, offline. Never takes over by itself. */
import { RUNTIME_CACHES } from '../cache-names.ts'
import { readPushed } from './read-pushed.ts'
import { routeRequest } from './route-request.ts'
import { serveFile } from './serve-file.ts'
import { keepOpened, servePage } from './serve-page.ts'
import { dropOtherShells, fillRest, fillShell } from './shell-cache.ts'
import { openPushed, showPush } from './show-push.ts'
import { BUILD, worker } from './worker-scope.ts'

const SHELL_FILES = new Set([...BUILD.critical, ...BUILD.wanted])

type SyncEvent = ExtendableEvent & { readonly tag: string }

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))

worker.addEventListener('fetch', (event) => {
  switch (routeRequest(event.request, worker.location.origin, SHELL_FILES)) {
    case 'page':
      return event.respondWith(servePage(event, false))
    case 'private-page':
      return event.respondWith(servePage(event, true))
    case 'file':
    case 'shell-file':
      return event.respondWith(serveFile(event))
    case 'pass':
      return undefined
  }
})

worker.addEventListener('message', (event) => {
  const { type, inUse = [] } = (event.data ?? {}) as { type?: string; inUse?: readonly string[] }
  // Only when the traveller agrees: a page in use must not lose its scripts.
  if (type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting())
  // A page that was loading while the worker became active was not claimed with the others.
  if (type === 'FILL_SHELL')
    event.waitUntil(Promise.all([worker.clients.claim(), fillRest(inUse).then(() => keepPage(event.source))]))
  if (type === 'CLEAR_CACHES') event.waitUntil(Promise.all(RUNTIME_CACHES.map((name) => caches.delete(name))))
})

// Only a page has the token, so a page sends; this only notifies it.
worker.addEventListener('sync' as 'message', (event) => {
  if ((event as unknown as SyncEvent).tag === 'outbox') event.waitUntil(tellPages({ type: 'SYNC_OUTBOX' }))
})

worker.addEventListener('push', (event) => {
  const pushed = readPushed(event.data?.text())
  if (pushed) event.waitUntil(showPush(pushed))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPushed(event.notification.data))
})

async function install(): Promise<void> {
  await fillShell()
  if (worker.registration.active) await tellPages({ type: 'SW_UPDATE_AVAILABLE', payload: { build: BUILD.id } })
}

async function activate(): Promise<void> {
  await worker.registration.navigationPreload?.enable()
  await dropOtherShells()
  await worker.clients.claim()
}

/** After the files, without which a page from the cache could never hydrate. */
async function keepPage(page: ExtendableMessageEvent['source']): Promise<void> {
  if (!(page instanceof WindowClient)) return
  const asked = { url: page.url, method: 'GET', mode: 'navigate', headers: new Headers() } as const
  if (routeRequest(asked, worker.location.origin, SHELL_FILES) === 'page') await keepOpened(page.url)
}

async function tellPages(message: unknown): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(message)
}
