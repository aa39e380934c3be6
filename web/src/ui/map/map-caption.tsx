import { formatCoordinates } from '../../text/format-coordinates.ts'
import type { ShownMap } from './map-engine.ts'

/** The margin of the chart: where its middle lies, how old it is, and whose work it is. */
export function MapCaption({ shown, note }: { readonly shown: ShownMap | null; readonly note: string | undefined }) {
  const words = note ?? shown?.note
  return (
    <figcaption className="flex min-h-11 flex-wrap items-baseline gap-x-5 gap-y-0.5 pt-1.5 text-label text-soft">
      {shown && (
        <span className="chart-label">
          {formatCoordinates({ latitude: shown.center.lat, longitude: shown.center.lng })}
        </span>
      )}
      <span role="status">{words}</span>
      {shown && (
        <span className="ms-auto flex flex-wrap gap-x-3">
          {shown.credits.map(({ title, url }) => (
            <a key={url} href={url} target="_blank" rel="noopener noreferrer" className="py-1 text-soft underline">
              {title}
            </a>
          ))}
        </span>
      )}
    </figcaption>
  )
}
