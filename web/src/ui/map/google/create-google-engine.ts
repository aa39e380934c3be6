import { mapText as text } from '../../../text/map.ts'
import { clusterMarkers } from '../cluster-markers.ts'
import { type EngineOptions, type MapConfig, type MapEngine, MapFailure } from '../map-engine.ts'
import { DEFAULT_ACCURACY_M, type MapMarker } from '../map-marker.ts'
import { type GoogleMap, type GoogleMaps, googleMaps, type GoogleShape } from './google-maps.ts'
import { heardRefusal, isRefused } from './heard-refusal.ts'
import { loadGoogleMapsOnce } from './load-google-maps.ts'
import { loadMapsKey } from './load-maps-key.ts'
import { pinOf } from './pin-of.ts'

/** Google's own map, for operators who have a key. Its credits are in the picture, as its terms ask. */
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
    moveTo({ center: to, zoom: level }) {
      map.panTo(to)
      map.setZoom(level)
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    // Google's colours are fixed when a map is made.
    repaint: () => undefined,
    destroy: () => container.replaceChildren(),
  }
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
