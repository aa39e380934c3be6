import type { CheckedPlan } from '@app/contracts/plan-check'
import { adoptPlan, USUAL_FACTS } from '@app/domain/trip-edit'
import { useNavigate } from 'react-router'

import { tripShelf } from '../../api/trips/trip-shelf.ts'
import { tripCheckText as text } from '../../text/trip-check.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

/** What was pasted, with its hours as they were written, among the traveller's own trips. */
export function OpenAsTrip({ checked: { trip } }: { readonly checked: CheckedPlan }) {
  const navigate = useNavigate()
  function open(): void {
    const own = adoptPlan(trip, crypto.randomUUID(), USUAL_FACTS)
    const changedAt = new Date().toISOString()
    const isKept = tripShelf.put({ trip: own, ask: null, sentence: '', owner: null, version: null, changedAt })
    if (isKept) void navigate(`/itinerary?trip=${encodeURIComponent(own.id)}`)
    else toast.error(text('open.full'))
  }
  return (
    <div className="border-t border-line pt-4">
      <p className="font-semibold text-ink">{text('open.title')}</p>
      <p className="mt-1">{text('open')}</p>
      <p className="mt-1 hidden noscript:block">{text('open.no-script')}</p>
      <Button className="mt-3 noscript:hidden" onClick={open}>
        {text('open.link')}
      </Button>
    </div>
  )
}
