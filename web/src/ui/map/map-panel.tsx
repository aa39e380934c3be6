import { lazy, Suspense, useState } from 'react'

import { mapText as text } from '../../text/map.ts'
import { Button } from '../button.tsx'
import { MapCaption } from './map-caption.tsx'
import { MapControls } from './map-controls.tsx'
import type { MapEngine } from './map-engine.ts'
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
  readonly hasMyLocation?: boolean
  /** Where the traveller is, when whoever shows the map already knows. */
  readonly location?: MapLocation
  readonly onReady?: (map: MapEngine) => void
}

const NO_MARKERS: readonly MapMarker[] = []

/** A light frame, drawn on the server too; the map itself is fetched when the frame is first seen. */
export function MapPanel({
  center = MAP_DEFAULTS.center,
  zoom = MAP_DEFAULTS.zoom,
  markers = NO_MARKERS,
  height = MAP_DEFAULTS.heightPx,
  label,
  hasMyLocation = false,
  location,
  onReady,
}: MapPanelProps) {
  const [found, setFound] = useState<MapLocation | null>(null)
  const placed = markers.filter(({ position }) => isOnGlobe(position))
  const view = { center: isOnGlobe(center) ? center : MAP_DEFAULTS.center, zoom: possibleZoom(zoom) }
  const here = found ?? location ?? null
  const { frame, canvas, state, shown, engine, retry } = useMapEngine({ view, markers: placed, here, label, onReady })
  const isReady = state.kind === 'ready'
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
          <div
            role="alert"
            className="relative col-start-1 row-start-1 grid content-center justify-items-start gap-2 p-6"
          >
            <p className="text-title">{state.title}</p>
            {state.text && <p className="max-w-[48ch] text-soft">{state.text}</p>}
            <Button variant="outline" size="sm" className="mt-2" onClick={retry}>
              {text('retry')}
            </Button>
          </div>
        )}
        {state.kind === 'plain' && (
          <Suspense fallback={null}>
            <PlainChart view={view} markers={placed} here={here} height={height} label={label} />
          </Suspense>
        )}
        {isReady && <MapControls engine={engine} hasMyLocation={hasMyLocation} onLocated={setFound} />}
      </div>
      <MapCaption shown={shown} note={state.kind === 'plain' ? text('plain.text') : undefined} />
      <MarkerList label={label} markers={placed} isSeen={state.kind === 'failed' || state.kind === 'plain'} />
    </figure>
  )
}
