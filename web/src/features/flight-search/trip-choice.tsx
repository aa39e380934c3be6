import { TRIP_KINDS, type TripKind } from '@app/domain/booking-search'

import { flightsText as text } from '../../text/flights.ts'
import { SEGMENT, SEGMENTS } from '../../ui/segments.ts'

export function TripChoice({ trip }: { trip: TripKind }) {
  return (
    <fieldset>
      <legend className="sr-only">{text('trip')}</legend>
      <div className={`grid grid-cols-2 ${SEGMENTS}`}>
        {TRIP_KINDS.map((kind) => (
          <label key={kind} className={SEGMENT}>
            <input type="radio" name="trip" value={kind} defaultChecked={kind === trip} className="sr-only" />
            {text(`trip.${kind}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
