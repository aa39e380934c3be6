import { type ComponentType, useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { whenIdle } from '../../device/when-idle.ts'

/** The small part of it that every page carries; the rest comes in a quiet moment, while there still is a network. */
export function OfflineStatus() {
  const config = usePageConfig()
  const [Parts, setParts] = useState<ComponentType | null>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    const load = async (): Promise<void> => {
      const loaded = await import('./offline-parts.tsx')
      stop = loaded.startOffline(config)
      setParts(() => loaded.OfflineParts)
    }
    // Without it the page still works; it only cannot say what waits.
    const cancel = whenIdle(() => void load().catch((error: unknown) => console.warn('no offline parts', error)))
    return () => {
      cancel()
      stop?.()
    }
  }, [config])
  return Parts && <Parts />
}
