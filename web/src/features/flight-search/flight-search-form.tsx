import { earliestReturn, TRAVEL_CLASSES } from '@app/domain/booking-search'
import { Form } from 'react-router'

import { useHomeAirport } from '../../api/profile/use-home-airport.ts'
import { flightsText as text } from '../../text/flights.ts'
import { Button } from '../../ui/button.tsx'
import { fetchFlightFacts } from '../../ui/chart/load-flight-facts.ts'
import { describedBy, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { useDateLimits } from '../../ui/use-date-limits.ts'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { FlightEndField } from './flight-end-field.tsx'
import type { FlightSearchView } from './load-flight-search.ts'
import { PassengerFields } from './passenger-fields.tsx'
import { problemsOf } from './problem-text.ts'
import { TripChoice } from './trip-choice.tsx'

/** A plain GET form: it works before and without script, and what was typed meanwhile stays typed. */
export function FlightSearchForm({ view }: { view: FlightSearchView }) {
  const { question, today } = view
  const form = useFirstFocus(fetchFlightFacts)
  useDateLimits(form)
  useHomeAirport(form)
  const problemOf = problemsOf(view)
  const choices = view.kind === 'problems' ? view.choices : {}
  return (
    <Form
      ref={form}
      method="get"
      // A browser that could not fetch a script once does not ask for it again before the page is new, and a page with
      // the same address is new only without a fragment.
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
        {/* Without script an unneeded return is simply not looked at. */}
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
          options={TRAVEL_CLASSES.map((value) => ({ value, label: text(`class.${value}`) }))}
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
