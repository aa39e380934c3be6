import { DISRUPTIONS, type Disruption } from '@app/domain/passenger-rights'

import { claimText as text } from '../../text/claim.ts'
import { SEGMENT, SEGMENTS } from '../../ui/segments.ts'

/** What else the form asks for follows from this by style alone (`group-has`), so it needs no script. */
export function EventField({ event }: { event: Disruption }) {
  return (
    <fieldset>
      <legend className="font-semibold">{text('claim.event')}</legend>
      <div className={`mt-1.5 grid grid-cols-2 gap-1 ${SEGMENTS}`}>
        {DISRUPTIONS.map((each) => (
          <label key={each} className={SEGMENT}>
            <input
              type="radio"
              id={`event-${each}`}
              name="event"
              value={each}
              defaultChecked={each === event}
              className="sr-only"
            />
            {text(`claim.event.${each}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
