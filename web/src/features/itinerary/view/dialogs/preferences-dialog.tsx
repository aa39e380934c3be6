import { askOfTrip, type TripAsk } from '@app/domain/trip-draft'
import { useEffect, useRef, useState } from 'react'

import type { KeptTrip } from '../../../../entities/trip/trip-store.ts'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { toast } from '../../../../ui/overlay/toast.ts'
import { AskPanel } from '../../ask/ask-panel.tsx'
import { EMPTY_ASK } from '../../ask/empty-ask.ts'
import { itineraryText as text } from '../../itinerary-text.ts'
import { titleOf } from '../../plan/gather-places.ts'
import { PlannerNote } from '../../plan/planner-note.tsx'
import { usePlanner } from '../../use-planner.ts'
import type { DialogProps } from '../use-trip-editor.ts'

/** The start page's questions with the trip's current answers; a change makes a new plan. */
export function PreferencesDialog({ editor: { kept }, onClose }: DialogProps) {
  const { state, plan, stop } = usePlanner()
  const isBusy = state.kind !== 'idle' && state.kind !== 'failed'
  const wasBusy = useRef(false)
  const [before] = useState(kept)
  const isNew = kept.trip !== before.trip
  useEffect(() => {
    if (wasBusy.current && state.kind === 'idle') {
      if (isNew) toast.success(text('plan.again.done'))
      onClose()
    }
    wasBusy.current = isBusy
  }, [isBusy, isNew, state.kind, onClose])
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={text('view.change')} description={text('understood.hint')}>
      <AskPanel
        ask={before.ask ? askOfTrip(before.ask, before.trip) : EMPTY_ASK}
        sentence=""
        request={null}
        isBare
        isBusy={isBusy}
        label={text('plan.again')}
        onPlan={(ask) => void plan(withOwnTitle(ask, kept), kept.sentence, kept)}
      />
      <PlannerNote state={state} onStop={stop} />
    </Dialog>
  )
}

/** A generated title follows the new days; the traveller's own stays. */
function withOwnTitle(ask: TripAsk, { trip }: KeptTrip): TripAsk {
  const names = [...new Set(trip.days.map(({ city }) => city.name))]
  return ask.title === titleOf(names, trip.days.length) ? { ...ask, title: '' } : ask
}
