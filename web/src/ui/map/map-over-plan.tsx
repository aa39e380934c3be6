import { type ReactNode, useEffect, useState } from 'react'

import { keepTrying } from '../../device/keep-trying.ts'
import type { MapPanel, MapPanelProps } from './map-panel.tsx'

type Props = MapPanelProps & {
  /** The same points as a drawing, which needs no script. */
  readonly plan: ReactNode
}

/** A map that takes the place of its drawing once its script is there. A page that can be read never breaks for it. */
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
