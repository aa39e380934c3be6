import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'

import { useAuth } from '../../../entities/traveller/session/use-auth.ts'
import type { KeptTrip } from '../../../entities/trip/trip-store.ts'
import { tripStore } from '../../../entities/trip/trip-store.ts'
import { AskPanel } from '../ask/ask-panel.tsx'
import { EMPTY_ASK } from '../ask/empty-ask.ts'
import { itineraryText as text } from '../itinerary-text.ts'
import { PlannerNote } from '../plan/planner-note.tsx'
import { blankTrip } from '../saved/blank-trip.ts'
import { SavedTrips } from '../saved/saved-trips.tsx'
import { useTripStart, type Wishes } from '../use-planner.ts'
import { MapStart } from './map-start.tsx'
import { SentenceForm } from './sentence-form.tsx'

type Props = {
  readonly trips: readonly KeptTrip[]
  readonly wish: string
  readonly isSent: boolean
  /** A notice that must be seen before planning. */
  readonly notice: ReactNode
}

/** A trip starts with a sentence, a form or a point on the map. Each leads to the same panel of understood wishes. */
export function StartPage({ trips, wish, isSent, notice }: Props) {
  const { asked, isHydrated, show, change, modelReading, planner } = useTripStart()
  const id = asked?.id
  // In an effect, because the panel does not exist before the render.
  useEffect(() => {
    if (id === undefined) return
    const heading = document.getElementById('understood')
    heading?.focus({ preventScroll: true })
    heading?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [id])
  // Not in the history entry: Back to the sentence must not plan again.
  const [toPlan, setToPlan] = useState<string | null>(null)
  const showRead = async (read: Wishes, isPressed: boolean): Promise<void> => {
    const step = show(read)
    await modelReading.ask(step, read.sentence)
    if (isPressed && isPlannable(read)) setToPlan(step)
  }
  return (
    <div className="page-width pt-4 pb-16 lg:pb-24">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <div className="min-w-0">
          <p className="chart-label caps text-soft">{text('name')}</p>
          <h1 className="mt-2 text-heading">{text('heading')}</h1>
          <p className="mt-3 max-w-[56ch] text-soft">{text('lead')}</p>
          <div className="mt-3 empty:hidden">{notice}</div>
          <noscript>
            <p className="mt-4 border-s-2 border-sun-deep ps-4">{text('no-script')}</p>
          </noscript>
          <SentenceForm
            wish={wish}
            isSent={isSent && isHydrated && asked === null}
            onRead={(read, isPressed) => void showRead(read, isPressed)}
          />
          <OtherStarts onForm={() => show({ ask: EMPTY_ASK, sentence: '', request: null })} />
        </div>
        <MapStart onPlace={(ask) => show({ ask, sentence: '', request: null })} />
      </div>
      {asked && (
        <div className="mt-10">
          <AskPanel
            key={asked.id}
            ask={asked.ask}
            sentence={asked.sentence}
            request={asked.request}
            better={modelReading.of(asked.id)}
            isAsked={toPlan === asked.id}
            isBusy={planner.state.kind !== 'idle' && planner.state.kind !== 'failed'}
            onPlan={(ask) => {
              change(ask)
              void planner.plan(ask, asked.sentence)
            }}
          />
          <PlannerNote state={planner.state} onStop={planner.stop} />
        </div>
      )}
      <SavedTrips trips={trips} />
    </div>
  )
}

/** One press makes the plan when every destination was found; otherwise the one question is asked first. */
function isPlannable({ ask, request }: Wishes): boolean {
  const isFound = request?.route !== undefined || request?.destinations.every(({ value }) => value.city) === true
  return ask.cities.length > 0 && isFound
}

function OtherStarts({ onForm }: { readonly onForm: () => void }) {
  const { user } = useAuth()
  const startBlank = (): void => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const trip = blankTrip({ id: crypto.randomUUID(), title: '', timeZone, firstDate: '' })
    tripStore.put({
      trip,
      ask: null,
      sentence: '',
      owner: user?.id ?? null,
      version: null,
      changedAt: new Date().toISOString(),
    })
  }
  return (
    <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-small">
      {[
        { name: text('start.form'), act: onForm },
        { name: text('start.blank'), act: startBlank },
      ].map(({ name, act }) => (
        <li key={name}>
          <button type="button" onClick={act} className={LINK}>
            {name}
          </button>
        </li>
      ))}
      <li>
        <Link to="/itinerary/check" className={LINK}>
          {text('start.check')}
        </Link>
      </li>
    </ul>
  )
}

const LINK =
  'flex min-h-11 cursor-pointer items-center text-tide underline decoration-edge underline-offset-4 hover:decoration-tide'
