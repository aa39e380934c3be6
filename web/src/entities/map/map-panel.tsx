import { type ReactNode, Suspense, useEffect, useEffectEvent, useReducer, useState } from 'react'

import { formatCoordinates } from '../../text/format-coordinates.ts'
import { Button } from '../../ui/button.tsx'
import { part } from '../../ui/deferred/part.ts'
import { MissingPart } from '../../ui/states/missing-part.tsx'
import { MapCaption } from './map-caption.tsx'
import { MapControls } from './map-controls.tsx'
import type { MapEngine, ShownMap } from './map-engine.ts'
import {
  isOnGlobe,
  type LatLng,
  MAP_DEFAULTS,
  type MapLine,
  type MapLocation,
  type MapMarker,
  possibleZoom,
} from './map-marker.ts'
import { mapText as text } from './map-text.ts'
import { useMapEngine } from './use-map-engine.ts'

const PlainChart = part(async () => (await import('./plain-chart.tsx')).PlainChart, MissingPart)

export type MapPanelProps = {
  readonly center?: LatLng
  readonly zoom?: number
  readonly markers?: readonly MapMarker[]
  readonly lines?: readonly MapLine[]
  /** In pixels. */
  readonly height?: number
  /** A text description of the map: “Sights in Lisbon”. */
  readonly label: string
  /** Our own map, also when this installation uses another provider's. */
  readonly isOwn?: boolean
  /** The traveller's position, if the caller already knows it. */
  readonly location?: MapLocation
  readonly onReady?: (map: MapEngine) => void
  /** Called with the centre whenever the map stops moving. */
  readonly onMoved?: (center: LatLng, shown: ShownMap) => void
  /** Drawn over the map, and not part of it. */
  readonly children?: ReactNode
}

const NO_MARKERS: readonly MapMarker[] = []
const NO_LINES: readonly MapLine[] = []

/** A light frame, rendered on the server too; the map itself loads when the frame becomes visible. */
export function MapPanel({
  center = MAP_DEFAULTS.center,
  zoom = MAP_DEFAULTS.zoom,
  markers = NO_MARKERS,
  lines = NO_LINES,
  height = MAP_DEFAULTS.heightPx,
  label,
  isOwn: isOwnAsked = false,
  location,
  onReady,
  onMoved,
  children,
}: MapPanelProps) {
  const [found, setFound] = useState<MapLocation | null>(null)
  const [isOwnChosen, chooseOwn] = useReducer(() => true, isOwnAsked)
  const placed = markers.filter(({ position }) => isOnGlobe(position))
  const view = {
    center: isOnGlobe(center) ? center : MAP_DEFAULTS.center,
    zoom: possibleZoom(zoom),
    pins: placed.length,
  }
  const here = found ?? location ?? null
  const { frame, canvas, state, shown, engine, retry, isOthers } = useMapEngine({
    view,
    markers: placed,
    here,
    lines,
    label,
    isOwn: isOwnChosen,
    onReady,
  })
  const tellMoved = useEffectEvent(() => shown && onMoved?.(shown.center, shown))
  useEffect(() => void tellMoved(), [shown])
  const isDrawn = state.kind === 'ready' || state.kind === 'plain'
  return (
    <figure ref={frame} className="min-w-0" data-map={state.kind}>
      <div className="relative isolate grid overflow-hidden rounded-sheet border border-line bg-sea">
        {/* Gives the box its height: the security policy forbids a style attribute in server HTML. */}
        <svg width="1" height={height} className="col-start-1 row-start-1" aria-hidden="true" />
        <div className="absolute inset-0">
          <div ref={canvas} className="size-full" />
        </div>
        {(state.kind === 'waiting' || state.kind === 'loading') && <Waiting />}
        {state.kind === 'failed' && (
          <MapError title={state.title} details={state.text} onRetry={retry} {...(isOthers && { onOwn: chooseOwn })} />
        )}
        {state.kind === 'plain' && (
          <Suspense fallback={null}>
            <PlainChart view={view} markers={placed} here={here} height={height} label={label} />
          </Suspense>
        )}
        {isDrawn && children}
        {isDrawn && <MapControls engine={engine} onLocated={setFound} />}
      </div>
      <MapCaption shown={shown} note={state.kind === 'plain' ? text('plain.text') : undefined} />
      <MarkerList label={label} markers={placed} isSeen={state.kind === 'failed' || state.kind === 'plain'} />
    </figure>
  )
}

function Waiting() {
  return (
    <p role="status" className="chart-label absolute inset-0 grid place-items-center bg-sea text-soft">
      <span className="noscript:hidden">{text('loading')}</span>
      <span className="hidden noscript:inline">{text('no-script')}</span>
    </p>
  )
}

type MapErrorProps = {
  readonly title: string
  readonly details: string | undefined
  readonly onRetry: () => void
  /** Set when another provider's map failed. */
  readonly onOwn?: () => void
}

/** Shown in place of the map: the problem, and what the traveller can do. */
function MapError({ title, details, onRetry, onOwn }: MapErrorProps) {
  return (
    <div role="alert" className="relative col-start-1 row-start-1 grid content-center justify-items-start gap-2 p-6">
      <p className="font-display text-title">{title}</p>
      {details && <p className="max-w-[48ch] text-soft">{details}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={onRetry}>
          {text('retry')}
        </Button>
        {onOwn && (
          <Button size="sm" onClick={onOwn}>
            {text('own')}
          </Button>
        )}
      </div>
    </div>
  )
}

type MarkerListProps = {
  readonly label: string
  readonly markers: readonly MapMarker[]
  /** With a visible map, only screen readers need the list. */
  readonly isSeen: boolean
}

function MarkerList({ label, markers, isSeen }: MarkerListProps) {
  if (markers.length === 0) return null
  return (
    <ul
      aria-label={text('markers', { label })}
      className={
        isSeen ? 'mt-3 grid gap-x-6 border-t border-line text-small sm:grid-cols-2' : 'sr-only noscript:not-sr-only'
      }
    >
      {markers.map(({ title, info, position: { lat, lng } }) => (
        <li key={`${title} ${lat} ${lng}`} className="border-b border-line py-2">
          <span className="font-semibold">{title}</span>
          {info && <span className="text-soft"> {info}</span>}{' '}
          <span className="chart-label text-soft">{formatCoordinates({ latitude: lat, longitude: lng })}</span>
        </li>
      ))}
    </ul>
  )
}
