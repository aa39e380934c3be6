import { distanceKm } from '@app/domain/kernel'
import type { Stop, Trip, TripPlace } from '@app/domain/trip'
import { placeOf, swapStop } from '@app/domain/trip-edit'

import { useMeasureLocale } from '../../../../entities/traveller/profile/use-measure-locale.ts'
import { formatWalk } from '../../../../entities/trip/findings/format-plan.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { itineraryText as text } from '../../itinerary-text.ts'
import { kindName } from '../day/stop-words.ts'
import type { TripEditor } from '../use-trip-editor.ts'

type Props = { readonly stop: Stop; readonly editor: TripEditor; readonly onClose: () => void }

const MOST = 8

export function SwapDialog({ stop, editor: { trip, edit, dayFacts }, onClose }: Props) {
  const locale = useMeasureLocale()
  const others = alternativesTo(trip, stop).slice(0, MOST)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('swap.title', { title: stop.title })}
      description={others.length === 0 ? text('swap.none') : text('swap.text')}
    >
      <ul className="grid divide-y divide-line">
        {others.map(({ place, km }) => (
          <li key={place.id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="font-medium">{place.name}</span>
              <span className="block text-small text-soft">
                {kindName(place.kind)} · {text('swap.far', { distance: formatWalk(km * 1000, locale) })}
              </span>
            </span>
            <Button
              size="sm"
              variant="outline"
              aria-label={text('swap.take', { title: place.name })}
              onClick={() => {
                edit(swapStop(trip, stop.id, place.id, dayFacts))
                onClose()
              }}
            >
              {text('swap.take', { title: '' }).trim()}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** The same kind counts as one kilometre nearer, a famous place as half a kilometre. */
export function alternativesTo(trip: Trip, stop: Stop): readonly { readonly place: TripPlace; readonly km: number }[] {
  const own = placeOf(stop, trip.places)
  if (!own) return []
  const far = (place: TripPlace, km: number): number => km - (place.kind === own.kind ? 1 : 0) - place.renown / 2
  return trip.ideas
    .flatMap((id) => trip.places[id] ?? [])
    .map((place) => ({ place, km: distanceKm(own.coordinates, place.coordinates) }))
    .toSorted((one, other) => far(one.place, one.km) - far(other.place, other.km))
}
