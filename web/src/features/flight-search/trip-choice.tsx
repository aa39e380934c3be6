import { TRIP_KINDS, type TripKind } from '@app/domain/booking-search'

import { flightsText as text } from '../../text/flights.ts'

export function TripChoice({ trip }: { trip: TripKind }) {
  return (
    <fieldset>
      <legend className="sr-only">{text('trip')}</legend>
      <div className="grid grid-cols-2 rounded-control border border-edge bg-raised p-1">
        {TRIP_KINDS.map((kind) => (
          <label
            key={kind}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-[5px] text-soft has-checked:bg-plate has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tide"
          >
            <input type="radio" name="trip" value={kind} defaultChecked={kind === trip} className="sr-only" />
            {text(`trip.${kind}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
