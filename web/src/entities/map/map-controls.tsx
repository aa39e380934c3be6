import { useState } from 'react'

import { locate, ON_A_MAP } from '../../device/geolocation.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { mapLocationText } from './location-text.ts'
import type { MapEngine } from './map-engine.ts'
import { type MapLocation, MY_LOCATION_ZOOM } from './map-marker.ts'
import { mapText as text } from './map-text.ts'

type Props = {
  /** Null for a static chart. */
  readonly engine: MapEngine | null
  readonly onLocated: (location: MapLocation) => void
}

const CONTROL =
  'pointer-events-auto grid min-h-11 min-w-11 cursor-pointer place-items-center border border-edge ' +
  'bg-raised text-ink shadow-float hover:border-tide hover:text-tide disabled:cursor-wait ' +
  'disabled:text-soft'

export function MapControls({ engine, onLocated }: Props) {
  const [isFinding, setFinding] = useState(false)
  const find = async (): Promise<void> => {
    setFinding(true)
    const located = await locate(ON_A_MAP)
    setFinding(false)
    if (located.kind === 'failed') {
      toast.error(mapLocationText(located.because))
      return
    }
    const position = { lat: located.latitude, lng: located.longitude }
    onLocated({ position, accuracyM: located.accuracyM })
    engine?.moveTo({ center: position, zoom: MY_LOCATION_ZOOM })
    toast.success(text('location.found'))
  }
  return (
    <div className="pointer-events-none absolute inset-3 z-10 flex items-start justify-between gap-3">
      <button
        type="button"
        className={`${CONTROL} rounded-control px-4 text-small font-semibold`}
        disabled={isFinding}
        onClick={() => void find()}
      >
        {text(isFinding ? 'location.asking' : 'location.ask')}
      </button>
      {engine && <ZoomControls engine={engine} />}
    </div>
  )
}

function ZoomControls({ engine }: { readonly engine: MapEngine }) {
  return (
    <div className="grid">
      <button
        type="button"
        className={`${CONTROL} rounded-t-control`}
        aria-label={text('zoom.in')}
        onClick={() => engine.zoomBy(1)}
      >
        <Sign path="M8 2v12M2 8h12" />
      </button>
      <button
        type="button"
        className={`${CONTROL} -mt-px rounded-b-control`}
        aria-label={text('zoom.out')}
        onClick={() => engine.zoomBy(-1)}
      >
        <Sign path="M2 8h12" />
      </button>
    </div>
  )
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 16 16" className="size-4 stroke-current" strokeWidth="1.75" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
