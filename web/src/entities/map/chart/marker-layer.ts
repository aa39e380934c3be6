import { type Map as ChartMap, Marker } from 'maplibre-gl'

import { clusterMarkers, type MarkerGroup } from '../cluster-markers.ts'
import type { MapMarker } from '../map-marker.ts'
import { mapText as text } from '../map-text.ts'
import { openInfo } from './open-info.ts'

const DROP = 'M14 35C8 25 2.500 20 2.500 13a11.500 11.500 0 0 1 23 0C25.500 20 20 25 14 35z'
const PIN = `<svg viewBox="0 0 28 36" width="28" height="36" aria-hidden="true"><path class="map-pin-drop" d="${DROP}"/></svg>`

/** Pins are buttons of the page, not canvas drawings, so that they can be focused and have a name. */
export function createMarkerLayer(map: ChartMap) {
  let markers: readonly MapMarker[] = []
  let shown = new Map<string, Marker>()

  const draw = (): void => {
    const groups = new Map(clusterMarkers(markers, map.getZoom()).map((group) => [keyOf(group), group]))
    for (const [key, marker] of shown) if (!groups.has(key)) marker.remove()
    // Unchanged groups keep their element, and with it the focus.
    const next = [...groups].map(([key, group]) => [key, shown.get(key) ?? add(map, group)] as const)
    shown = new Map(next)
  }
  map.on('zoomend', draw)
  return {
    show(given: readonly MapMarker[]): void {
      markers = given
      draw()
    },
  }
}

function keyOf({ markers, position }: MarkerGroup): string {
  return `${markers.length} ${position.lat} ${position.lng} ${markers[0]?.title} ${markers[0]?.info} ${markers[0]?.mark} ${markers[0]?.tone}`
}

function add(map: ChartMap, group: MarkerGroup): Marker {
  const [only] = group.markers
  const element = group.markers.length === 1 && only ? pin(map, only) : cluster(map, group)
  const anchor = group.markers.length === 1 ? 'bottom' : 'center'
  return new Marker({ element, anchor }).setLngLat(group.position).addTo(map)
}

function pin(map: ChartMap, marker: MapMarker): HTMLElement {
  const tone = marker.tone === undefined ? '' : ` map-tone-${marker.tone}`
  const button = buttonOf(`map-pin${tone}`, marker.title)
  button.innerHTML = PIN
  const mark = document.createElement('span')
  mark.className = marker.mark ? 'map-pin-mark' : 'map-pin-eye'
  mark.textContent = marker.mark ?? ''
  // The number is in the list next to the map; the accessible name of the pin is the place.
  mark.ariaHidden = 'true'
  button.append(mark)
  button.addEventListener('click', (event) => {
    event.stopPropagation()
    openInfo(map, marker, button)
  })
  return button
}

const CLOSER = 2

function cluster(map: ChartMap, { markers, position }: MarkerGroup): HTMLElement {
  const quiet = markers.every(({ tone }) => tone !== undefined) ? ' map-cluster-quiet' : ''
  const button = buttonOf(`map-cluster${quiet}`, text('cluster', { count: String(markers.length) }))
  button.textContent = quiet ? marksOf(markers) : String(markers.length)
  button.addEventListener('click', (event) => {
    event.stopPropagation()
    map.easeTo({ center: position, zoom: Math.min(map.getZoom() + CLOSER, map.getMaxZoom()) })
    // The button is removed with its group; the focus stays on the map.
    map.getCanvas().focus()
  })
  return button
}

const MOST_MARKS = 3

/** The marks of a group: `1–3`, `1·3`; when they do not fit into the circle, their count. */
function marksOf(markers: readonly MapMarker[]): string {
  const marks = [...new Set(markers.flatMap(({ mark }) => (mark ? [Number(mark)] : [])))].toSorted((a, b) => a - b)
  const [first = 0, last = 0] = [marks[0], marks.at(-1)]
  if (marks.length > 2 && last - first === marks.length - 1) return `${first}–${last}`
  return marks.length > 0 && marks.length <= MOST_MARKS ? marks.join('·') : String(markers.length)
}

function buttonOf(className: string, name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.ariaLabel = name
  button.title = name
  return button
}
