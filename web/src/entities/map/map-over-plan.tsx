import { type ReactNode, useEffect, useState } from 'react'

import { keepTrying } from '../../device/hydration/keep-trying.ts'
import type { MapPanel, MapPanelProps } from './map-panel.tsx'

type Props = MapPanelProps & {
  /** The same points as a drawing, which needs no script. */
  readonly plan: ReactNode
}

/** A map that replaces its drawing once its script has loaded. A failure leaves the page readable. */
export function MapOverPlan({ plan, ...map }: Props) {
  const [Panel, setPanel] = useState<typeof MapPanel | null>(null)
  useEffect(
    () =>
      keepTrying(async () => {
        const { MapPanel: Loaded } = await import('./map-panel.tsx')
        setPanel(() => Loaded)
      }),
    [],
  )
  return Panel ? <Panel {...map} /> : plan
}
