import { legsOfTrip } from '@app/domain/safety-feeds'
import type { Trip } from '@app/domain/trip'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { Form, Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { tripStore } from '../../entities/trip/trip-store.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { LegsAnswer } from './legs-answer.tsx'
import type { RiskRadarView } from './load-risk-radar.ts'
import { riskRadarText as text } from './risk-radar-text.ts'

/** A trip that is saved on this device. */
export function TripForm({ view: { tripId } }: { readonly view: RiskRadarView }) {
  const trips = useTrips()
  if (trips.length === 0)
    return (
      <EmptyState
        heading="h3"
        title={text('trip.none')}
        text={text('trip.none.text')}
        action={
          <Link to="/itinerary" className="inline-flex min-h-11 items-center text-tide underline">
            {text('trip.plan')}
          </Link>
        }
      />
    )
  return (
    <Form action="/risk-radar#answer" preventScrollReset className="grid content-start gap-4">
      <Field id="trip" label={text('trip.which')} hint={text('trip.hint')}>
        <Select
          key={tripId}
          id="trip"
          name="trip"
          options={trips.map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={trips.some(({ id }) => id === tripId) ? tripId : (trips[0]?.id ?? '')}
        />
      </Field>
      <Button type="submit" size="lg" className="w-full">
        {text('trip.show')}
      </Button>
    </Form>
  )
}

export function TripAnswer({ view: { tripId } }: { readonly view: RiskRadarView }) {
  const trip = useTrips().find(({ id }) => id === tripId)
  useTripFromAccount(trip ? null : tripId)
  const legs = useMemo(() => (trip ? legsOfTrip(trip.days) : []), [trip])
  if (!trip) return <p role="status">{text('trip.unknown')}</p>
  return <LegsAnswer legs={legs} title={trip.title} />
}

/** A notice may lead to a trip that was planned on another device. */
function useTripFromAccount(tripId: string | null): void {
  const config = usePageConfig()
  const userId = useAuth().user?.id ?? null
  useEffect(() => {
    if (tripId === null || userId === null || !navigator.onLine) return
    // Once it is here, the store tells this page; a trip of somebody else is not found.
    void import('../../entities/trip/account-trips.ts')
      .then(({ openFromAccount }) => openFromAccount(config, tripId, userId))
      .catch(() => false)
  }, [config, tripId, userId])
}

/** The traveller's trips on this device, the last changed first. */
function useTrips(): readonly Trip[] {
  const { trips } = useSyncExternalStore(tripStore.listen, tripStore.get, tripStore.getOnServer)
  const userId = useAuth().user?.id ?? null
  return trips.filter(({ owner }) => owner === null || owner === userId).map(({ trip }) => trip)
}
