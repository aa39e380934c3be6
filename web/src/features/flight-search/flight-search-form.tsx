import { earliestReturn, TRAVEL_CLASSES, TRIP_KINDS, type TripKind } from '@app/domain/booking-search'
import { Form } from 'react-router'

import { bookingSearchText, flightFieldProblems } from '../../entities/booking-search/booking-search-text.ts'
import { useDateLimits } from '../../entities/booking-search/dates/use-date-limits.ts'
import { fetchFlightFacts } from '../../entities/map/drawing/load-flight-facts.ts'
import { useHomeAirport } from '../../entities/traveller/profile/use-home-airport.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { SEGMENT, SEGMENTS } from '../../ui/form/segments.ts'
import { Select } from '../../ui/form/select.tsx'
import { useFirstFocus } from '../../ui/overlay/use-first-focus.ts'
import { FlightEndField } from './flight-end-field.tsx'
import { flightsText as text } from './flight-search-text.ts'
import type { FlightSearchView } from './load-flight-search.ts'
import { PassengerFields } from './passenger-fields.tsx'

/** A plain GET form: it works before and without hydration, and text typed meanwhile stays. */
export function FlightSearchForm({ view }: { view: FlightSearchView }) {
  const { question, today } = view
  const form = useFirstFocus(fetchFlightFacts)
  useDateLimits(form)
  useHomeAirport(form)
  const problemOf = flightFieldProblems(view.kind === 'problems' ? view.problems : [])
  const choices = view.kind === 'problems' ? view.choices : {}
  return (
    <Form
      ref={form}
      method="get"
      // A browser does not retry a failed script in the same page, and with the same URL a submit loads a new page only
      // without a fragment.
      action={view.kind === 'unfetched' ? '/flights' : '/flights#answer'}
      reloadDocument={view.kind === 'unfetched'}
      preventScrollReset
      noValidate
      className="group grid gap-5"
    >
      <TripChoice key={question.trip} trip={question.trip} />
      {(['from', 'to'] as const).map((name) => (
        <FlightEndField
          key={`${name} ${question[name]}`}
          name={name}
          value={question[name]}
          problem={problemOf(name === 'from' ? 'origin' : 'destination')}
          choices={choices[name]}
        />
      ))}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,34%),1fr))] items-start gap-4 *:min-w-0">
        <DateField name="depart" value={question.depart} earliest={today} problem={problemOf('departureDate')} />
        {/* Without script an unneeded return is ignored. */}
        <div className="group-has-[[value=oneway]:checked]:hidden">
          <DateField
            name="return"
            value={question.return}
            earliest={earliestReturn(question.depart, today)}
            problem={problemOf('returnDate')}
          />
        </div>
      </div>
      <PassengerFields view={view} />
      <Field id="class" label={text('class')}>
        <Select
          id="class"
          name="class"
          defaultValue={question.class}
          options={TRAVEL_CLASSES.map((value) => ({ value, label: bookingSearchText(`class.${value}`) }))}
        />
      </Field>
      <Button type="submit" size="lg" className="w-full">
        {text('search')}
      </Button>
    </Form>
  )
}

type DateProps = {
  readonly name: 'depart' | 'return'
  readonly value: string
  readonly earliest: string
  readonly problem: string | undefined
}

function DateField({ name, value, earliest, problem }: DateProps) {
  return (
    <Field id={name} label={text(name)} error={problem}>
      <Input
        id={name}
        name={name}
        type="date"
        defaultValue={value}
        min={earliest}
        {...(name === 'return' && { 'data-after': 'depart' })}
        className="min-w-0 px-2.5!"
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(name, false, problem !== undefined)}
      />
    </Field>
  )
}

function TripChoice({ trip }: { trip: TripKind }) {
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
