import { appUpdate } from './app-update.ts'

const CHECK_MS = 30_000

type UpdateMessage = { readonly type?: string; readonly payload?: unknown }

/**
 * Asks every half minute whether there is a newer version, and says so when one waits. Another tab that lets it in makes
 * this one load again, once; the first worker ever changes nothing for a page that came without one.
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
    // The tab where somebody pressed the button reloads by its own clock, so that its message can be read.
    if (isFirst || isReloading || appUpdate.get() === 'applying') return
    isReloading = true
    reload()
  })
  container.addEventListener('message', ({ data }: MessageEvent<UpdateMessage | null>) => {
    if (data?.type === 'SW_UPDATE_AVAILABLE') appUpdate.announce()
  })
  // The worker's message is for the pages that were open when it came; this one may have been opened since.
  if (registration.waiting && container.controller) appUpdate.announce()
  setInterval(() => void registration.update().catch(() => undefined), CHECK_MS)
}
