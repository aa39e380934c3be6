import type { PageConfig } from '@app/contracts/page-rendering'
import type { Trip } from '@app/domain/trip'
import { useNavigate } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import type { Turn } from '../../../entities/conversation/conversation.ts'
import type { SavableItem } from '../../../entities/save/saved-item.ts'
import { sayNotKept } from '../../../entities/save/say-not-kept.ts'
import { useAuth } from '../../../entities/traveller/session/use-auth.ts'
import { keepNewTrip } from '../../../entities/trip/change-kept-trip.ts'
import { proposedTrip, currentTrip } from '../../../entities/trip/current-trip.ts'
import { tripStore } from '../../../entities/trip/trip-store.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import { assistantText as text } from '../assistant-text.ts'
import type { AnswerAction } from '../cards/answer-body.tsx'

/** Handles the buttons below an answer. Changes to a trip have their own card. */
export function useAnswerActions(turns: readonly Turn[]): (action: AnswerAction) => void {
  const navigate = useNavigate()
  const config = usePageConfig()
  const { user } = useAuth()
  const open = (trip: Trip): void => {
    tripStore.open(trip.id)
    void navigate(`/itinerary?trip=${encodeURIComponent(trip.id)}`)
  }
  return (action) => {
    const item = action.kind === 'save' ? placeItem(action) : null
    if (item) return void save(config, item)
    const own = turns.find(({ answer }) => answer.actions.includes(action))
    const trip = action.kind === 'open-trip' ? own && proposedTrip(own) : currentTrip(turns)
    if (!trip || !['open-trip', 'save-trip'].includes(action.kind)) return
    if (!keepNewTrip(trip, user?.id ?? null)) return void toast.error(text('trip.no-room'))
    if (action.kind === 'open-trip') return open(trip)
    toast.success(text('trip.kept'), { action: { label: text('trip.open'), onPress: () => open(trip) } })
  }
}

async function save(config: PageConfig, item: SavableItem): Promise<void> {
  try {
    const { keepItem } = await import('../../../entities/save/keep-item.ts')
    await keepItem(config, item)
  } catch (error) {
    sayNotKept('failed.text', error)
  }
}

type Place = {
  readonly id?: unknown
  readonly name?: unknown
  readonly coordinates?: { readonly latitude?: unknown; readonly longitude?: unknown }
}

/** Null for actions of an older or newer version. */
function placeItem(action: AnswerAction): SavableItem | null {
  const { place, city } = action as { place?: { value?: Place }; city?: unknown }
  const { id, name, coordinates } = place?.value ?? {}
  if (typeof id !== 'string' || typeof name !== 'string') return null
  return {
    type: 'place',
    title: name.slice(0, 300),
    description: typeof city === 'string' ? city.slice(0, 300) : '',
    image_url: null,
    item_id: `sight-${id}`.slice(0, 500),
    item_data: { path: '/assistant', coordinates: { lat: coordinates?.latitude, lng: coordinates?.longitude } },
  }
}
