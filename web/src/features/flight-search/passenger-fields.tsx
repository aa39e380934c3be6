import { PASSENGER_LIMITS, type PassengerKind } from '@app/domain/booking-search'

import { flightFieldProblems } from '../../entities/booking-search/booking-search-text.ts'
import { Select } from '../../ui/form/select.tsx'
import { flightsText as text } from './flight-search-text.ts'
import type { FlightSearchView } from './load-flight-search.ts'

const PASSENGERS = { adults: 'adults', children: 'children', lap: 'infantsOnLap', seat: 'infantsInSeat' } as const
type PassengerName = keyof typeof PASSENGERS

/** By type; at most nine in total. */
export function PassengerFields({ view }: { view: FlightSearchView }) {
  const problemOf = flightFieldProblems(view.kind === 'problems' ? view.problems : [])
  const tooMany = problemOf('passengers')
  return (
    <fieldset aria-describedby={tooMany && 'passengers-error'}>
      <legend className="font-semibold">{text('passengers')}</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-x-3 gap-y-3 sm:grid-cols-4">
        {(Object.keys(PASSENGERS) as PassengerName[]).map((name) => (
          <Count
            key={`${name} ${view.question[name]}`}
            name={name}
            value={view.question[name]}
            problem={problemOf(PASSENGERS[name])}
          />
        ))}
      </div>
      {tooMany && (
        <p id="passengers-error" role="alert" className="mt-1.5 text-small font-medium text-signal">
          {tooMany}
        </p>
      )}
    </fieldset>
  )
}

type CountProps = { readonly name: PassengerName; readonly value: number; readonly problem: string | undefined }

function Count({ name, value, problem }: CountProps) {
  const kind: PassengerKind = PASSENGERS[name]
  const [least, most] = PASSENGER_LIMITS[kind]
  const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index))
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={name} className="chart-label text-soft">
        {text(kind)}
      </label>
      <Select
        id={name}
        name={name}
        defaultValue={String(value)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${name}-error`}
        options={counts.map((count) => ({ value: count, label: count }))}
      />
      {problem && (
        <p id={`${name}-error`} role="alert" className="text-small font-medium text-signal">
          {problem}
        </p>
      )}
    </div>
  )
}
