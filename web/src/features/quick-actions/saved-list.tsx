import { directionsLink, mapsPlatform } from '../../device/maps-link.ts'
import { savesText as text } from '../../entities/save/save-text.ts'
import { saveKey } from '../../entities/save/saved-item.ts'
import { useDrop } from '../../entities/save/use-drop.tsx'
import { useSaves } from '../../entities/save/use-saves.ts'
import { nearbyText } from './nearby-text.ts'
import { TextLink } from './text-link.tsx'

/** Places saved earlier, readable offline and without a position. */
export function SavedList() {
  const { saves, isGuest } = useSaves()
  const { drop, question } = useDrop()
  const restaurants = saves.filter(({ type }) => type === 'restaurant')
  if (restaurants.length === 0) return null
  return (
    <section aria-labelledby="saved-places" className="rounded-control bg-sunk px-4 py-3">
      <h3 id="saved-places" className="chart-label caps text-soft">
        {text(isGuest ? 'list.title' : 'list.account')}
      </h3>
      <ul>
        {restaurants.map((save) => (
          <li key={saveKey(save)} className="flex flex-wrap items-center gap-x-5 border-t border-line first:border-t-0">
            <span className="min-w-0 flex-1 basis-48 py-2">
              <span className="block font-semibold">{save.title}</span>
              {save.description && <span className="block text-small text-soft">{save.description}</span>}
            </span>
            <TextLink
              href={directionsLink(targetOf(save.item_data, save.description), mapsPlatform())}
              label={nearbyText('directions.name', { name: save.title })}
            >
              {nearbyText('directions')}
            </TextLink>
            <button
              type="button"
              aria-label={text('remove.name', { name: save.title })}
              className="min-h-11 cursor-pointer text-soft underline"
              onClick={() => void drop(save)}
            >
              {text('remove')}
            </button>
          </li>
        ))}
      </ul>
      {question}
    </section>
  )
}

function targetOf({ coordinates }: Readonly<Record<string, unknown>>, address: string) {
  const { lat, lng } = (coordinates ?? {}) as { lat?: unknown; lng?: unknown }
  const isPoint = typeof lat === 'number' && typeof lng === 'number'
  return { coordinates: isPoint ? { latitude: lat, longitude: lng } : null, address }
}
