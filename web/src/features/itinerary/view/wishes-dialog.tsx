import { askOfTrip, type TripAsk } from '@app/domain/trip-draft'
import { useEffect, useRef, useState } from 'react'

import type { KeptTrip } from '../../../api/trips/trip-shelf.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { AskPanel } from '../ask/ask-panel.tsx'
import { EMPTY_ASK } from '../ask/empty-ask.ts'
import { PlannerNote } from '../plan/planner-note.tsx'
import { titleOf, usePlanner } from '../plan/use-planner.ts'
import type { DialogProps } from './head-dialog.ts'

/** The same questions as at the start, answered as the trip stands; another answer makes another plan. */
export function WishesDialog({ editor: { kept }, onClose }: DialogProps) {
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

/** A name that we gave follows the new days; one that the traveller gave stays. */
function withOwnTitle(ask: TripAsk, { trip }: KeptTrip): TripAsk {
  const names = [...new Set(trip.days.map(({ city }) => city.name))]
  return ask.title === titleOf(names, trip.days.length) ? { ...ask, title: '' } : ask
}
