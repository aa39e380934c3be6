import type { DayId } from '@app/domain/trip'
import { addDay } from '@app/domain/trip-edit'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { useLayout } from '../../../device/screen/use-layout.ts'
import { findingsOfTrip } from '../../../entities/trip/findings/sort-findings.ts'
import { TripFindings } from '../../../entities/trip/findings/trip-findings.tsx'
import type { KeptTrip } from '../../../entities/trip/trip-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Tabs } from '../../../ui/disclosure/tabs.tsx'
import { ConflictNote } from '../ask/conflict-note.tsx'
import { UnreadNote } from '../ask/unread-note.tsx'
import { BeforeYouGo } from '../before/before-you-go.tsx'
import { itineraryText as text } from '../itinerary-text.ts'
import { LeftOutList } from '../left-out-list.tsx'
import { usePull } from '../saved/use-saved-trips.ts'
import { DaySection } from './day/day-section.tsx'
import { ChangesDialog, useChanges } from './dialogs/changes-dialog.tsx'
import { IdeasPool } from './ideas-pool.tsx'
import { PlanAnswers } from './plan-answers.tsx'
import { TripHead } from './trip-head.tsx'
import { TripMap } from './trip-map.tsx'
import { UnmetWishes } from './unmet-wishes.tsx'
import { type DayProps, useTripDrag } from './use-trip-drag.ts'
import { useTripEditor } from './use-trip-editor.ts'

/** Plan beside map on a desktop; tabs on a phone. */
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
  // Planning was started at the end of the form, far down the page.
  // In braces, because scrollTo may return a promise, which an effect must not.
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

/** Prints the plan whatever tab is open: rendered before the browser captures the page. */
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
      <ConflictNote conflict={editor.kept.ask?.conflict} className="mb-4 print:hidden" />
      <UnreadNote words={editor.kept.ask?.unread ?? []} className="mb-4 print:hidden" />
      <UnmetWishes editor={editor} />
      <BeforeYouGo editor={editor} />
      {!trip.notPlanned && <LeftOutList leftOut={editor.kept.ask?.route?.leftOut ?? []} />}
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
      <PlanAnswers editor={editor} changes={changes} />
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
