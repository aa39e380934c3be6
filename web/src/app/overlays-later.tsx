import { type ComponentType, useEffect, useState } from 'react'

import { whenIdle } from '../device/when-idle.ts'

/** None of the overlays is urgent: they are fetched in a quiet moment after the page is alive. */
export function OverlaysLater() {
  const [Overlays, setOverlays] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        // Without a connection they are simply not shown.
        import('./overlays.tsx').then(
          (loaded) => setOverlays(() => loaded.Overlays),
          () => undefined,
        )
      }),
    [],
  )
  return Overlays && <Overlays />
}
