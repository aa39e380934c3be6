import { useEffect } from 'react'

import { whenIdle } from '../../device/when-idle.ts'
import { usePageConfig } from '../page-config.tsx'

/**
 * Whoever has opened the assistant once gets answers without a network from then on: what they need is fetched in a quiet
 * moment, for the service worker to keep. Without one, nothing would stay, and nothing is fetched.
 */
export function useKeptAnswers(): void {
  const config = usePageConfig()
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
    if (!worker) return
    let stop = (): void => {}
    const prepare = (): void => {
      stop = whenIdle(() => {
        // Without a connection they are prepared on another day.
        import('./answer-in-thread.ts').then(({ prepareAnswers }) => prepareAnswers(config)).catch(() => undefined)
      })
    }
    if (worker.controller) prepare()
    else worker.addEventListener('controllerchange', prepare, { once: true })
    return () => {
      worker.removeEventListener('controllerchange', prepare)
      stop()
    }
  }, [config])
}
