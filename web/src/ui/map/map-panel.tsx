import { lazy, Suspense, useEffect, useEffectEvent, useReducer, useState } from 'react'

import { mapText as text } from '../../text/map.ts'
import { MapCaption } from './map-caption.tsx'
import { MapControls } from './map-controls.tsx'
import type { MapEngine } from './map-engine.ts'
import { MapError } from './map-error.tsx'
import { isOnGlobe, type LatLng, MAP_DEFAULTS, type MapLocation, type MapMarker, possibleZoom } from './map-marker.ts'
import { MarkerList } from './marker-list.tsx'
import { useMapEngine } from './use-map-engine.ts'

const PlainChart = lazy(async () => ({ default: (await import('./plain-chart.tsx')).PlainChart }))

export type MapPanelProps = {
  readonly center?: LatLng
  readonly zoom?: number
  readonly markers?: readonly MapMarker[]
  /** In pixels. */
  readonly height?: number
  /** What the map shows, for those who cannot see it: “Sights in Lisbon”. */
  readonly label: string
  /** Our own map, also where this installation shows another provider's. */
  readonly isOwn?: boolean
  /** Where the traveller is, when whoever shows the map already knows. */
  readonly location?: MapLocation
  readonly onReady?: (map: MapEngine) => void
  /** Told where the middle of the map lies, whenever it has come to rest. */
  readonly onMoved?: (center: LatLng) => void
}

const NO_MARKERS: readonly MapMarker[] = []

/** A light frame, drawn on the server too; the map itself is fetched when the frame is first seen. */
export function MapPanel({
  center = MAP_DEFAULTS.center,
  zoom = MAP_DEFAULTS.zoom,
  markers = NO_MARKERS,
  height = MAP_DEFAULTS.heightPx,
  label,
  isOwn: isOwnAsked = false,
  location,
  onReady,
  onMoved,
}: MapPanelProps) {
  const [found, setFound] = useState<MapLocation | null>(null)
  const [isOwnChosen, chooseOwn] = useReducer(() => true, isOwnAsked)
  const placed = markers.filter(({ position }) => isOnGlobe(position))
  const view = { center: isOnGlobe(center) ? center : MAP_DEFAULTS.center, zoom: possibleZoom(zoom) }
  const here = found ?? location ?? null
  const { frame, canvas, state, shown, engine, retry, isOthers } = useMapEngine({
    view,
    markers: placed,
    here,
    label,
    isOwn: isOwnChosen,
    onReady,
  })
  const tellMoved = useEffectEvent(() => shown && onMoved?.(shown.center))
  useEffect(() => void tellMoved(), [shown])
  const isDrawn = state.kind === 'ready' || state.kind === 'plain'
  return (
    <figure ref={frame} className="min-w-0" data-map={state.kind}>
      <div className="relative isolate grid overflow-hidden rounded-sheet border border-line bg-sea">
        {/* Gives the box its height: a style attribute would be refused in HTML from the server. */}
        <svg width="1" height={height} className="col-start-1 row-start-1" aria-hidden="true" />
        <div className="absolute inset-0">
          <div ref={canvas} className="size-full" />
        </div>
        {(state.kind === 'waiting' || state.kind === 'loading') && (
          <p role="status" className="chart-label absolute inset-0 grid place-items-center bg-sea text-soft">
            <span className="noscript:hidden">{text('loading')}</span>
            <span className="hidden noscript:inline">{text('no-script')}</span>
          </p>
        )}
        {state.kind === 'failed' && (
          <MapError title={state.title} text={state.text} onRetry={retry} {...(isOthers && { onOwn: chooseOwn })} />
        )}
        {state.kind === 'plain' && (
          <Suspense fallback={null}>
            <PlainChart view={view} markers={placed} here={here} height={height} label={label} />
          </Suspense>
        )}
        {isDrawn && <MapControls engine={engine} onLocated={setFound} />}
      </div>
      <MapCaption shown={shown} note={state.kind === 'plain' ? text('plain.text') : undefined} />
      <MarkerList label={label} markers={placed} isSeen={state.kind === 'failed' || state.kind === 'plain'} />
    </figure>
  )
}
