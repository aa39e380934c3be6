import type { NearbyPlace } from '@app/contracts/nearby-places'
import Heart from 'lucide-react/icons/heart'

import { isSaved, type SavedItem } from '../../device/guest-saves.ts'
import { savesText as text } from '../../text/saves.ts'
import type { Saves } from './use-saves.ts'

type Props = { readonly place: NearbyPlace; readonly saves: Saves; readonly onPrompt: () => void }

/** Unsaved, or saved in red; a second press takes it back. */
export function SaveButton({ place, saves, onPrompt }: Props) {
  const isIn = isSaved(saves.saves, place.id)
  async function press(): Promise<void> {
    if (isIn) saves.remove(place.id)
    else if (await saves.save(toItem(place))) onPrompt()
  }
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={text('save.name', { name: place.name })}
      className={`inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold ${isIn ? 'text-signal' : 'text-tide'}`}
      onClick={() => void press()}
    >
      <Heart className={`size-4.5 ${isIn ? 'fill-signal' : ''}`} strokeWidth={1.75} aria-hidden="true" />
      {text(isIn ? 'saved' : 'save')}
    </button>
  )
}

function toItem(place: NearbyPlace): SavedItem {
  const { id, name, address, photo, rating, reviews, phone, website, distance, openNow, coordinates } = place
  return {
    type: 'restaurant',
    title: name,
    description: address ?? '',
    image_url: photo,
    item_id: id,
    item_data: { rating, reviews, phone, website, address, distance, openNow, place_id: id, coordinates },
  }
}
