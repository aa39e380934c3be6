import { type ComponentType, useEffect, useState } from 'react'

import { afterLoad } from '../device/after-load.ts'
import { whenIdle } from '../device/when-idle.ts'

/** The first of them is due ten seconds after the first visit; until shortly before, the line belongs to the page. */
const AFTER_LOAD_MS = 8000
/** Links that ask for one of them at once: a wish to install, or a campaign. */
const ASKS_NOW = /[?&](?:pwa-|utm_source=)/

/** None of the overlays is urgent: they are fetched in a quiet moment. */
export function OverlaysLater() {
  const [Overlays, setOverlays] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      afterLoad(ASKS_NOW.test(location.search) ? 0 : AFTER_LOAD_MS, () =>
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
