import { formatCoordinates } from '../../text/format-coordinates.ts'
import type { ScaleBar, ShownMap } from './map-engine.ts'

/** The caption of the map: centre, scale, age and credits. */
export function MapCaption({ shown, note }: { readonly shown: ShownMap | null; readonly note: string | undefined }) {
  const words = note ?? shown?.note
  return (
    <figcaption className="flex min-h-11 flex-wrap items-baseline gap-x-5 gap-y-0.5 pt-1.5 text-label text-soft">
      {shown && (
        <span className="chart-label">
          {formatCoordinates({ latitude: shown.center.lat, longitude: shown.center.lng })}
        </span>
      )}
      {shown?.scale && <Scale bar={shown.scale} />}
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

/** Visual only: a scale bar means nothing to screen readers. */
function Scale({ bar: { pixels, label } }: { readonly bar: ScaleBar }) {
  return (
    <span className="chart-label inline-flex items-baseline gap-2" aria-hidden="true">
      <svg width={pixels} height="6" className="fill-none stroke-current">
        <path d={`M0.5 0V5.5H${pixels - 0.5}V0`} />
      </svg>
      {label}
    </span>
  )
}
