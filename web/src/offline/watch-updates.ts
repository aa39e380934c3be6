import { appUpdate } from './app-update.ts'

const CHECK_MS = 30_000

type UpdateMessage = { readonly type?: string; readonly payload?: unknown }

/**
 * Checks every half minute for a newer version, and reports a waiting one. When another tab installs it, this one
 * reloads once; the first worker changes nothing for a page that loaded without one.
 */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer = navigator.serviceWorker,
  reload: () => void = () => location.reload(),
): void {
  let hasWorker = container.controller !== null
  let isReloading = false
  container.addEventListener('controllerchange', () => {
    const isFirst = !hasWorker
    hasWorker = true
    // The tab whose button was pressed reloads with its own delay, so that its message can be read.
    if (isFirst || isReloading || appUpdate.get() === 'applying') return
    isReloading = true
    reload()
  })
  container.addEventListener('message', ({ data }: MessageEvent<UpdateMessage | null>) => {
    if (data?.type === 'SW_UPDATE_AVAILABLE') appUpdate.announce()
  })
  // The worker's message reaches pages that were open when it was installed; this one may have been opened since.
  if (registration.waiting && container.controller) appUpdate.announce()
  setInterval(() => void registration.update().catch(() => undefined), CHECK_MS)
}
