import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'

import { useAuth } from '../../../api/session/use-auth.ts'
import type { KeptTrip } from '../../../api/trips/trip-shelf.ts'
import { tripShelf } from '../../../api/trips/trip-shelf.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { AskPanel } from '../ask/ask-panel.tsx'
import { EMPTY_ASK } from '../ask/empty-ask.ts'
import { blankTrip } from '../kept/blank-trip.ts'
import { PlannerNote } from '../plan/planner-note.tsx'
import { usePlanner } from '../plan/use-planner.ts'
import { KeptTrips } from './kept-trips.tsx'
import { MapStart } from './map-start.tsx'
import { SentenceForm } from './sentence-form.tsx'
import { useAsked, type Wishes } from './use-asked.ts'
import { useSecondReading } from './use-second-reading.ts'

type Props = {
  readonly trips: readonly KeptTrip[]
  readonly wish: string
  readonly isSent: boolean
  /** What has to be known before anybody writes a wish. */
  readonly notice: ReactNode
}

/** Three ways in: a sentence, a form, a point on the map. All of them end at what was understood. */
export function StartPage({ trips, wish, isSent, notice }: Props) {
  const { asked, isHydrated, show, change } = useAsked()
  const second = useSecondReading()
  const planner = usePlanner()
  const id = asked?.id
  // After it is drawn: a frame after it was asked for there may be no panel yet.
  useEffect(() => {
    if (id === undefined) return
    const heading = document.getElementById('understood')
    heading?.focus({ preventScroll: true })
    heading?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [id])
  const showRead = (read: Wishes): void => void second.ask(show(read), read.sentence)
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
          <SentenceForm wish={wish} isSent={isSent && isHydrated && asked === null} onRead={showRead} />
          <OtherWays onForm={() => show({ ask: EMPTY_ASK, sentence: '', request: null })} />
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
            better={second.of(asked.id)}
            isBusy={planner.state.kind !== 'idle' && planner.state.kind !== 'failed'}
            onPlan={(ask) => {
              change(ask)
              void planner.plan(ask, asked.sentence)
            }}
          />
          <PlannerNote state={planner.state} onStop={planner.stop} />
        </div>
      )}
      <KeptTrips trips={trips} />
    </div>
  )
}

function OtherWays({ onForm }: { readonly onForm: () => void }) {
  const { user } = useAuth()
  const writeBlank = (): void => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const trip = blankTrip({ id: crypto.randomUUID(), title: '', timeZone, firstDate: '' })
    tripShelf.put({
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
        { name: text('ways.form'), act: onForm },
        { name: text('ways.blank'), act: writeBlank },
      ].map(({ name, act }) => (
        <li key={name}>
          <button type="button" onClick={act} className={WAY}>
            {name}
          </button>
        </li>
      ))}
      <li>
        <Link to="/itinerary/check" className={WAY}>
          {text('ways.check')}
        </Link>
      </li>
    </ul>
  )
}

const WAY =
  'flex min-h-11 cursor-pointer items-center text-tide underline decoration-edge underline-offset-4 hover:decoration-tide'
