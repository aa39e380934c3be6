import { type ComponentType, useEffect, useState } from 'react'

import { afterLoad } from '../device/after-load.ts'
import { asksForOverlay } from '../device/asks-now.ts'
import { whenIdle } from '../device/when-idle.ts'

/** The first of them is due ten seconds after the first visit; until shortly before, the line belongs to the page. */
const AFTER_LOAD_MS = 8000

/** None of the overlays is urgent: they are fetched in a quiet moment. */
export function OverlaysLater() {
  const [Overlays, setOverlays] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      afterLoad(asksForOverlay() ? 0 : AFTER_LOAD_MS, () =>
        whenIdle(() => {
          // Without a connection they are simply not shown.
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
