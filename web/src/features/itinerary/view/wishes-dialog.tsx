import { useEffect, useRef } from 'react'

import { itineraryText as text } from '../../../text/itinerary.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { AskPanel } from '../ask/ask-panel.tsx'
import { EMPTY_ASK } from '../ask/empty-ask.ts'
import { PlannerNote } from '../plan/planner-note.tsx'
import { usePlanner } from '../plan/use-planner.ts'
import type { DialogProps } from './head-dialog.ts'

/** The same questions as at the start, answered as they were; another answer makes another plan. */
export function WishesDialog({ editor: { kept }, onClose }: DialogProps) {
  const { state, plan, stop } = usePlanner()
  const isBusy = state.kind !== 'idle' && state.kind !== 'failed'
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && state.kind === 'idle') onClose()
    wasBusy.current = isBusy
  }, [isBusy, state.kind, onClose])
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={text('view.change')} description={text('understood.hint')}>
      <AskPanel
        ask={kept.ask ?? EMPTY_ASK}
        sentence=""
        request={null}
        isBare
        isBusy={isBusy}
        label={text('plan.again')}
        onPlan={(ask) => void plan(ask, kept.sentence, kept)}
      />
      <PlannerNote state={state} onStop={stop} />
    </Dialog>
  )
}
