import { directionsLink, mapsPlatform } from '../../device/maps-link.ts'
import { nearbyText } from '../../text/nearby.ts'
import { savesText as text } from '../../text/saves.ts'
import { TextLink } from './text-link.tsx'
import type { Saves } from './use-saves.ts'

/** What was kept earlier, readable without a network and without knowing where one is. */
export function SavedList({ saves: { saves, remove } }: { readonly saves: Saves }) {
  if (saves.length === 0) return null
  return (
    <section aria-labelledby="saved-places" className="rounded-control bg-sunk px-4 py-3">
      <h3 id="saved-places" className="chart-label caps text-soft">
        {text('list.title')}
      </h3>
      <ul>
        {saves.map(({ id, title, description, item_id, item_data }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5 border-t border-line first:border-t-0">
            <span className="min-w-0 flex-1 basis-48 py-2">
              <span className="block font-semibold">{title}</span>
              {description && <span className="block text-small text-soft">{description}</span>}
            </span>
            <TextLink
              href={directionsLink(targetOf(item_data, description), mapsPlatform())}
              label={nearbyText('directions.name', { name: title })}
            >
              {nearbyText('directions')}
            </TextLink>
            <button
              type="button"
              aria-label={text('remove.name', { name: title })}
              className="min-h-11 cursor-pointer text-soft underline"
              onClick={() => remove(item_id)}
            >
              {text('remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function targetOf({ coordinates }: Readonly<Record<string, unknown>>, address: string) {
  const { lat, lng } = (coordinates ?? {}) as { lat?: unknown; lng?: unknown }
  const isPoint = typeof lat === 'number' && typeof lng === 'number'
  return { coordinates: isPoint ? { latitude: lat, longitude: lng } : null, address }
}
