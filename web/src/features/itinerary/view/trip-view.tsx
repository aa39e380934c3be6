import type { DayId } from '@app/domain/trip'
import { addDay } from '@app/domain/trip-edit'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import type { KeptTrip } from '../../../api/trips/trip-shelf.ts'
import { useLayout } from '../../../device/use-layout.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { Button } from '../../../ui/button.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { findingsOfTrip } from '../../../ui/trip-findings/sort-findings.ts'
import { TripFindings } from '../../../ui/trip-findings/trip-findings.tsx'
import { usePull } from '../kept/use-shelf.ts'
import { ChangesDialog, useChanges } from './changes-dialog.tsx'
import type { DayProps } from './day-props.ts'
import { DaySection } from './day-section.tsx'
import { IdeasPool } from './ideas-pool.tsx'
import { TripHead } from './trip-head.tsx'
import { TripMap } from './trip-map.tsx'
import { UnmetWishes } from './unmet-wishes.tsx'
import { useTripDrag } from './use-trip-drag.ts'
import { useTripEditor } from './use-trip-editor.ts'

/** Plan beside map on a desk; on a phone one after the other, under the thumb. */
export function TripView({ kept }: { readonly kept: KeptTrip }) {
  const editor = useTripEditor(kept)
  const { trip } = editor
  usePull(kept)
  const [dayOnMap, setDayOnMap] = useState<DayId | null>(trip.days[0]?.id ?? null)
  const [said, setSaid] = useState('')
  const changes = useChanges(editor)
  const isMobile = useLayout() === 'mobile'
  const [part, setPart] = useState<'plan' | 'map' | 'ideas'>('plan')
  usePlanOnPaper(setPart)
  // Whoever planned it stood at the foot of the form.
  // In braces: a browser may answer with a promise, which is no way to leave.
  useEffect(() => {
    scrollTo({ top: 0 })
  }, [])
  const { drag, handle } = useTripDrag(editor)

  const plan = (
    <Plan editor={editor} changes={changes} drag={drag} handle={handle} onShow={setDayOnMap} onSay={setSaid} />
  )
  const map = <TripMap trip={trip} dayId={dayOnMap} onDay={setDayOnMap} height={isMobile ? 420 : 460} />
  const ideas = <IdeasPool editor={editor} changes={changes} handle={handle} />
  return (
    <div className="page-width pt-3 pb-16 lg:pb-24 print:max-w-none print:p-0">
      <TripHead editor={editor} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {isMobile ? (
        <div className="mt-4 print:[&_[role=tablist]]:hidden">
          <Tabs
            value={part}
            onValueChange={setPart}
            label={text('view.tabs')}
            width="fill"
            mount="active"
            tabs={[
              { value: 'plan', label: text('view.tab.plan'), content: plan },
              { value: 'map', label: text('view.tab.map'), content: map },
              { value: 'ideas', label: text('view.tab.ideas'), content: ideas },
            ]}
          />
        </div>
      ) : (
        <div className="mt-8 grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] print:block">
          {plan}
          <div className="grid min-w-0 content-start gap-8 self-start max-lg:mt-10 lg:sticky lg:top-24 print:hidden">
            {map}
            {ideas}
          </div>
        </div>
      )}
      <ChangesDialog changes={changes} />
    </div>
  )
}

/** Whatever part a phone shows, paper gets the plan: drawn before the browser takes its picture of the page. */
function usePlanOnPaper(show: (part: 'plan') => void): void {
  useEffect(() => {
    const draw = (): void => flushSync(() => show('plan'))
    addEventListener('beforeprint', draw)
    return () => removeEventListener('beforeprint', draw)
  }, [show])
}

type PlanProps = Pick<DayProps, 'editor' | 'changes' | 'drag' | 'handle' | 'onSay'> & {
  readonly onShow: (dayId: DayId) => void
}

function Plan({ editor, changes, drag, handle, onShow, onSay }: PlanProps) {
  const { trip, findings, edit } = editor
  return (
    <div className="min-w-0">
      <TripFindings findings={findingsOfTrip(findings)} trip={trip} className="mb-5" />
      <UnmetWishes editor={editor} />
      <ol className="grid gap-9">
        {trip.days.map((day, index) => (
          <DaySection
            key={day.id}
            day={day}
            number={index + 1}
            editor={editor}
            changes={changes}
            drag={drag}
            handle={handle}
            onShow={() => onShow(day.id)}
            onSay={onSay}
          />
        ))}
      </ol>
      <Button
        variant="outline"
        className="mt-8 w-full print:hidden"
        onClick={() => edit(addDay(trip, crypto.randomUUID()))}
      >
        <Plus className="size-4.5" aria-hidden="true" />
        {text('view.add-day')}
      </Button>
    </div>
  )
}
