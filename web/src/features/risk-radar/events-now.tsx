import type { FeedItem } from '@app/domain/safety-feeds'
import { Form, useSearchParams } from 'react-router'

import type { MapMarker } from '../../entities/map/map-marker.ts'
import { MapPanel } from '../../entities/map/map-panel.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { EventRow } from './event-row.tsx'
import { EVENT_KINDS, type RadarNow, TIME_FILTERS } from './radar-now.ts'
import { riskRadarText as text } from './risk-radar-text.ts'

const WORLD = { lat: 20, lng: 10 } as const
const HEIGHT_PX = 420
const SHOWN_AT_FIRST = 12

/** Events of the world on a map and in a list, with filters that work without script. */
export function EventsNow({ now }: { readonly now: RadarNow }) {
  const markers = now.events.flatMap(toMarker)
  const numbers = new Map(markers.map(({ id, mark }) => [id, mark]))
  const row = (item: FeedItem) => {
    const mark = numbers.get(item.id)
    return <EventRow key={item.id} item={item} {...(mark !== undefined && { mark })} />
  }
  const rest = now.events.slice(SHOWN_AT_FIRST)
  return (
    <section aria-labelledby="events" className="grid gap-5">
      <div>
        <h2 id="events" className="text-title">
          {text('events.title')}
        </h2>
        <p className="mt-1 max-w-[62ch] text-soft">{text('events.text')}</p>
      </div>
      <Filters now={now} />
      {now.events.length === 0 ? (
        <p className="border-s-2 border-line ps-4">
          {text(now.filters.kind || now.filters.days ? 'events.filtered' : 'events.none')}
        </p>
      ) : (
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
          <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
            <MapPanel center={WORLD} zoom={0} markers={markers} height={HEIGHT_PX} label={text('events.map')} />
          </div>
          <div>
            <p role="status" className="text-small text-soft">
              {text('events.count', { shown: String(now.events.length), all: String(now.eventCount) })}
            </p>
            <ul className="mt-2 border-t border-line">{now.events.slice(0, SHOWN_AT_FIRST).map(row)}</ul>
            {rest.length > 0 && (
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-tide">
                  {text('events.rest', { count: String(rest.length) })}
                </summary>
                <ul className="border-t border-line">{rest.map(row)}</ul>
              </details>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

function Filters({ now: { filters } }: { readonly now: RadarNow }) {
  const [params] = useSearchParams()
  const others = [...params].filter(([name]) => name !== 'kind' && name !== 'days')
  const key = `${filters.kind ?? ''} ${filters.days ?? ''}`
  return (
    <Form action="/risk-radar#events" preventScrollReset key={key} className="flex flex-wrap items-end gap-4">
      <HiddenFields fields={others} />
      <Field id="kind" label={text('filter.kind')}>
        <Select
          id="kind"
          name="kind"
          placeholder={text('filter.all')}
          options={EVENT_KINDS.map((kind) => ({ value: kind, label: text(`kind.${kind}`) }))}
          defaultValue={filters.kind ?? ''}
        />
      </Field>
      <Field id="days" label={text('filter.days')}>
        <Select
          id="days"
          name="days"
          placeholder={text('filter.any')}
          options={TIME_FILTERS.map((days) => ({ value: String(days), label: text(`filter.days.${days}`) }))}
          defaultValue={filters.days === null ? '' : String(filters.days)}
        />
      </Field>
      <Button type="submit" variant="outline">
        {text('filter.show')}
      </Button>
    </Form>
  )
}

/** The question stays with the filter. Its fields are in order, and a place may be asked about twice. */
function HiddenFields({ fields }: { readonly fields: readonly (readonly [string, string])[] }) {
  const [first, ...rest] = fields
  if (!first) return null
  const [name, value] = first
  return (
    <>
      <input type="hidden" name={name} value={value} />
      <HiddenFields fields={rest} />
    </>
  )
}

type Marker = MapMarker & { readonly id: string; readonly mark: string }

/** The centre of its outline, for a warning without a point. */
function toMarker(item: FeedItem, index: number): readonly Marker[] {
  const { position, bounds, title, severity, id } = item
  const at = position ?? (bounds && { latitude: (bounds[1] + bounds[3]) / 2, longitude: (bounds[0] + bounds[2]) / 2 })
  if (!at) return []
  return [{ id, position: { lat: at.latitude, lng: at.longitude }, title, info: severity, mark: String(index + 1) }]
}
