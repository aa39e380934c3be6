import { type Map as ChartMap, Popup } from 'maplibre-gl'

import { formatCoordinates } from '../../../text/format-coordinates.ts'
import type { MapMarker } from '../map-marker.ts'

let open: Popup | undefined

/** The popup next to a pin. Escape closes it and returns the focus. */
export function openInfo(map: ChartMap, { position, title, info }: MapMarker, pin: HTMLElement): void {
  open?.remove()
  const { lat: latitude, lng: longitude } = position
  const slip = document.createElement('div')
  slip.append(line('map-slip-title', title))
  if (info) slip.append(line('map-slip-info', info))
  slip.append(line('map-slip-place', formatCoordinates({ latitude, longitude })))
  const popup = new Popup({ offset: 30, maxWidth: '17rem', className: 'map-slip' })
  popup.setLngLat(position).setDOMContent(slip).addTo(map)
  popup.getElement()?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    popup.remove()
    pin.focus()
  })
  open = popup
}

function line(className: string, words: string): HTMLElement {
  const element = document.createElement('p')
  element.className = className
  element.textContent = words
  return element
}
