import { type ComponentType, useEffect, useState } from 'react'

import { afterArrival } from '../device/hydration/after-load.ts'
import { isOverlayRequested } from '../device/hydration/should-hydrate-immediately.ts'
import { whenIdle } from '../device/hydration/when-idle.ts'

/** The first overlay appears ten seconds after the first visit; before that, the connection is left to the page. */
const AFTER_ARRIVAL_MS = 8000

/** The overlays are not urgent: they load when the browser is idle. */
export function DeferredOverlays() {
  const [Overlays, setOverlays] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      afterArrival(isOverlayRequested() ? 0 : AFTER_ARRIVAL_MS, () =>
        whenIdle(() => {
          // Without a connection they are not shown.
          import('./overlays.tsx').then(
            (loaded) => setOverlays(() => loaded.Overlays),
            () => undefined,
          )
        }),
      ),
    [],
  )
  return Overlays && <Overlays />
}
