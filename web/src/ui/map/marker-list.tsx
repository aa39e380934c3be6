import { formatCoordinates } from '../../text/format-coordinates.ts'
import { mapText as text } from '../../text/map.ts'
import type { MapMarker } from './map-marker.ts'

type Props = {
  readonly label: string
  readonly markers: readonly MapMarker[]
  /** Beside a map that is there, only those who cannot see it need the list. */
  readonly isSeen: boolean
}

export function MarkerList({ label, markers, isSeen }: Props) {
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
