import { getMapsKeyContract } from '@app/contracts/get-maps-key'

import { backend, type BackendConfig } from '../../../api/backend.ts'
import { clusterMarkers } from '../cluster-markers.ts'
import { type EngineOptions, type MapConfig, type MapEngine, MapFailure } from '../map-engine.ts'
import { DEFAULT_ACCURACY_M, type MapLine, type MapMarker } from '../map-marker.ts'
import { mapText as text } from '../map-text.ts'
import { type GoogleMap, type GoogleMaps, googleMaps, type GoogleShape } from './google-maps.ts'
import { loadGoogleMapsOnce } from './load-google-maps.ts'

/**
 * The light theme's tones of map.css: Google's map has no dark theme here, and its pins do not support custom
 * properties.
 */
const TONES = ['#132633', '#076169', '#86572c', '#3e623f', '#774562', '#465682', '#89493d']
const ON_TONE = '#fffdf8'
/** A drop whose tip is at the position. */
const DROP = 'M0 0C-3-7-10-11-10-18a10 10 0 1 1 20 0C10-11 3-7 0 0z'
const MIDDLE_OF_DROP = -18

/** The number and colour of the pin, as on our own chart; Google's red drop without a mark. */
function pinOf(maps: GoogleMaps, { mark, tone }: MapMarker): object {
  if (tone === undefined) return mark ? { label: mark } : {}
  const icon = {
    path: DROP,
    fillColor: TONES[tone % TONES.length],
    fillOpacity: 1,
    strokeColor: ON_TONE,
    strokeWeight: 1.5,
    labelOrigin: new maps.Point(0, MIDDLE_OF_DROP),
  }
  return { icon, ...(mark && { label: { text: mark, color: ON_TONE, fontSize: '12px', fontWeight: '700' } }) }
}

/**
 * https://developers.google.com/maps/documentation/javascript/events#auth-errors: a wrong key, or one for another
 * address, is rejected only after the map was created; Google then covers it in grey and calls this function of the
 * page.
 */
const CALLED = 'gm_authFailure'

const waiting = new Set<() => void>()
let wasRefused = false

/** The same script would reject the same key again. */
function isRefused(): boolean {
  return wasRefused
}

/** Returns the unsubscribe function. */
function heardRefusal(tell: () => void): () => void {
  waiting.add(tell)
  Object.assign(globalThis, {
    [CALLED]: () => {
      wasRefused = true
      for (const each of waiting) each()
    },
  })
  return () => void waiting.delete(tell)
}

/** Google's own map, for operators who have a key. Its credits are in the picture, as its terms require. */
export async function createGoogleEngine(options: EngineOptions, config: MapConfig): Promise<MapEngine> {
  const stopHearing = heardRefusal(() => options.onFailed(new MapFailure(text('error.google'))))
  try {
    if (!googleMaps()) await loadGoogleMapsOnce(await loadMapsKey(config))
    const maps = googleMaps()
    if (!maps || isRefused()) throw new MapFailure(text('error.google'))
    const engine = drawOn(maps, options)
    const destroy = (): void => {
      stopHearing()
      engine.destroy()
    }
    return { ...engine, destroy }
  } catch (error) {
    stopHearing()
    throw error
  }
}

function drawOn(maps: GoogleMaps, { container, view, onShown }: EngineOptions): MapEngine {
  const { center, zoom } = view
  const map = new maps.Map(container, { center, zoom, disableDefaultUI: true, gestureHandling: 'cooperative' })
  const info = new maps.InfoWindow()
  let here: readonly GoogleShape[] = []
  let pins: readonly GoogleShape[] = []
  let routes: readonly GoogleShape[] = []
  let markers: readonly MapMarker[] = []
  const tell = (): void => onShown({ center: { lat: map.getCenter().lat(), lng: map.getCenter().lng() }, credits: [] })
  const clear = (shapes: readonly GoogleShape[]): void => {
    for (const shape of shapes) shape.setMap(null)
  }
  const drawPins = (): void => {
    clear(pins)
    pins = clusterMarkers(markers, map.getZoom()).map((group) => {
      const [only] = group.markers
      const isOne = group.markers.length === 1
      const title = isOne ? (only?.title ?? '') : text('cluster', { count: String(group.markers.length) })
      const look = isOne && only ? pinOf(maps, only) : { label: String(group.markers.length) }
      const pin = new maps.Marker({ map, position: group.position, title, ...look })
      pin.addListener('click', () => {
        if (!isOne || !only) {
          closer(map, group.position)
          return
        }
        info.setContent(slipOf(only))
        info.open({ map, anchor: pin })
      })
      return pin
    })
  }
  map.addListener('zoom_changed', drawPins)
  map.addListener('idle', tell)
  tell()
  return {
    showMarkers(given) {
      markers = given
      drawPins()
    },
    showLocation(location) {
      clear(here)
      if (!location) return
      const { position, accuracyM: radius = DEFAULT_ACCURACY_M } = location
      const circle = new maps.Circle({ map, center: position, radius, strokeWeight: 1, fillOpacity: 0.14 })
      here = [circle, new maps.Marker({ map, position, title: text('location.title') })]
    },
    showLines(lines) {
      clear(routes)
      routes = lines.map((line) => routeOf(maps, map, line))
    },
    moveTo({ center: to, zoom: level }) {
      map.panTo(to)
      map.setZoom(level)
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    // Google's colours are fixed when a map is created.
    repaint: () => undefined,
    destroy: () => container.replaceChildren(),
  }
}

function routeOf(maps: GoogleMaps, map: GoogleMap, { points }: MapLine): GoogleShape {
  return new maps.Polyline({ map, path: points, strokeColor: TONES[1], strokeWeight: 2.5 })
}

function closer(map: GoogleMap, center: MapMarker['position']): void {
  map.setCenter(center)
  map.setZoom(map.getZoom() + 2)
}

function slipOf({ title, info }: MapMarker): Node {
  const slip = document.createElement('div')
  for (const words of [title, info]) {
    const line = document.createElement('p')
    line.textContent = words ?? ''
    if (words) slip.append(line)
  }
  return slip
}

async function loadMapsKey(config: BackendConfig): Promise<string> {
  const { apiKey } = await ask(config).catch(() => {
    throw new MapFailure(text('error.config'))
  })
  if (!apiKey) throw new MapFailure(text('error.key'))
  return apiKey
}

async function ask(config: BackendConfig) {
  const { functions } = await backend(config)
  const { data, error } = await functions.invoke<unknown>(getMapsKeyContract.name)
  if (error) throw error
  return getMapsKeyContract.response.parse(data)
}
