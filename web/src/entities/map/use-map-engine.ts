import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { loadAgain } from '../../device/hydration/load-again.ts'
import { useIsDark } from '../../device/screen/theme.ts'
import { type MapConfig, type MapEngine, MapFailure, type MapView, type ShownMap } from './map-engine.ts'
import type { MapLine, MapLocation, MapMarker } from './map-marker.ts'
import { mapText as text } from './map-text.ts'

export type MapState =
  | { readonly kind: 'waiting' | 'loading' | 'ready' | 'plain' }
  | { readonly kind: 'failed'; readonly title: string; readonly text?: string }

type Wanted = {
  readonly view: MapView
  readonly markers: readonly MapMarker[]
  readonly here: MapLocation | null
  readonly lines: readonly MapLine[]
  readonly label: string
  /** Never another provider's, whatever this installation uses. */
  readonly isOwn: boolean
  readonly onReady: ((map: MapEngine) => void) | undefined
}

/** The life cycle of a map, from the first visibility of the frame to its removal: its state and what it shows. */
export function useMapEngine({ view, markers, here, lines, label, isOwn, onReady }: Wanted) {
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<MapState>({ kind: 'waiting' })
  const [shown, setShown] = useState<ShownMap | null>(null)
  const [engine, setEngine] = useState<MapEngine | null>(null)
  const openedAt = useRef('')
  const [attempt, setAttempt] = useState(0)
  const { map: setting, ...own } = usePageConfig()
  const config: MapConfig = setting && !isOwn ? { ...own, map: setting } : own

  const open = useEffectEvent(async (isGone: () => boolean): Promise<MapEngine | null> => {
    const container = canvas.current
    if (!container || import.meta.env.SSR) return null
    setState({ kind: 'loading' })
    try {
      const { openMap } = await import('./open-map.ts')
      if (isGone()) return null
      openedAt.current = keyOf(view)
      const fail = (failure: MapFailure): void => {
        if (isGone()) return
        // Leftovers of the provider would be visible behind our message.
        container.replaceChildren()
        setEngine(null)
        setState(describeFailure(failure))
      }
      const opened = await openMap({ container, label, view, onShown: setShown, onFailed: fail }, config)
      if (isGone()) {
        opened?.destroy()
        return null
      }
      setEngine(opened)
      setState({ kind: opened ? 'ready' : 'plain' })
      if (opened) onReady?.(opened)
      return opened
    } catch (error) {
      if (!isGone()) setState(meetFailure(error, attempt))
      return null
    }
  })

  useEffect(() => {
    const box = frame.current
    if (!box) return
    let isGone = false
    let opening: Promise<MapEngine | null> | undefined
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watcher.disconnect()
      opening = open(() => isGone)
    }, NEAR)
    watcher.observe(box)
    return () => {
      isGone = true
      watcher.disconnect()
      setEngine(null)
      void opening?.then((opened) => opened?.destroy())
    }
  }, [attempt, isOwn])

  useShownThings(engine, openedAt, { view, markers, here, lines })
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  return { frame, canvas, state, shown, engine, retry, isOthers: isOthersMap(config.map) }
}

/** Keeps an open map in sync with its props. */
function useShownThings(
  engine: MapEngine | null,
  openedAt: RefObject<string>,
  { view, markers, here, lines }: Pick<Wanted, 'view' | 'markers' | 'here' | 'lines'>,
) {
  const isDark = useIsDark()
  // By value: a parent may create new objects at every render.
  const [markersKey, hereKey, linesKey] = [JSON.stringify(markers), JSON.stringify(here), JSON.stringify(lines)]
  useEffect(() => engine?.showMarkers(JSON.parse(markersKey) as MapMarker[]), [engine, markersKey])
  useEffect(() => engine?.showLocation(JSON.parse(hereKey) as MapLocation | null), [engine, hereKey])
  useEffect(() => engine?.showLines(JSON.parse(linesKey) as MapLine[]), [engine, linesKey])
  useEffect(() => engine?.repaint(), [engine, isDark])
  const { zoom, center, pins } = view
  const { lat, lng } = center
  const opened = useRef<MapEngine>(null)
  useEffect(() => {
    const wanted = { center: { lat, lng }, zoom, ...(pins !== undefined && { pins }) }
    // A map that has just been opened stands there already, unless something else was asked for while it opened.
    if (opened.current === engine || keyOf(wanted) !== openedAt.current) engine?.moveTo(wanted)
    opened.current = engine
  }, [engine, openedAt, lat, lng, zoom, pins])
}

function keyOf({ center: { lat, lng }, zoom }: MapView): string {
  return `${lat} ${lng} ${zoom}`
}

/** Ours, with public streets or without, has nothing else to fall back to. */
function isOthersMap(map: MapConfig['map']): boolean {
  return map?.provider === 'google' || Boolean(map?.styleUrl)
}

/** Shortly before it scrolls into view. */
const NEAR = { rootMargin: '200px' }

/** A provider is retried; our own script that failed twice needs a reload. */
function meetFailure(error: unknown, attempt: number): MapState {
  if (attempt > 0 && !(error instanceof MapFailure)) void loadAgain()
  return describeFailure(error)
}

function describeFailure(error: unknown): MapState {
  if (error instanceof MapFailure) return { kind: 'failed', title: error.message }
  return { kind: 'failed', title: text('error.own'), text: text('error.own.text') }
}
