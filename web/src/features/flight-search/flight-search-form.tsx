import { PASSENGER_LIMITS, type PassengerKind, TRAVEL_CLASSES } from '@app/domain/booking-search'
import { Form } from 'react-router'

import { flightsText as text } from '../../text/flights.ts'
import { Button } from '../../ui/button.tsx'
import { fetchFlightFacts } from '../../ui/chart/load-flight-facts.ts'
import { describedBy, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { FlightEndField } from './flight-end-field.tsx'
import type { FlightSearchView } from './load-flight-search.ts'
import { problemText } from './problem-text.ts'

const PASSENGERS = { adults: 'adults', children: 'children', lap: 'infantsOnLap', seat: 'infantsInSeat' } as const
type PassengerName = keyof typeof PASSENGERS

/** A plain GET form: it works before and without script, and what was typed meanwhile stays typed. */
export function FlightSearchForm({ view }: { view: FlightSearchView }) {
  const { question, today } = view
  const form = useFirstFocus(fetchFlightFacts)
  const problemOf = problemsOf(view)
  const choices = view.kind === 'problems' ? view.choices : {}
  return (
    <Form ref={form} method="get" action="/flights#answer" preventScrollReset noValidate className="grid gap-5">
      <FlightEndField
        key={`from ${question.from}`}
        name="from"
        value={question.from}
        problem={problemOf('origin')}
        choices={choices.from}
      />
      <FlightEndField
        key={`to ${question.to}`}
        name="to"
        value={question.to}
        problem={problemOf('destination')}
        choices={choices.to}
      />
      <div className="grid grid-cols-2 items-start gap-4 *:min-w-0">
        <DateField name="depart" value={question.depart} earliest={today} problem={problemOf('departureDate')} />
        <DateField
          name="return"
          value={question.return}
          earliest={question.depart || today}
          hint={text('return.hint')}
          problem={problemOf('returnDate')}
        />
      </div>
      <Passengers view={view} />
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

function problemsOf(view: FlightSearchView): (field: string) => string | undefined {
  const problems = view.kind === 'problems' ? view.problems : []
  return (wanted) => {
    const found = problems.find(({ field }) => field === wanted)
    return found && problemText(found)
  }
}

type DateProps = {
  readonly name: 'depart' | 'return'
  readonly value: string
  readonly earliest: string
  readonly hint?: string
  readonly problem: string | undefined
}

function DateField({ name, value, earliest, hint, problem }: DateProps) {
  return (
    <Field id={name} label={text(name)} {...(hint && { hint })} error={problem}>
      <Input
        id={name}
        name={name}
        type="date"
        defaultValue={value}
        min={earliest}
        className="min-w-0 px-2.5!"
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(name, hint !== undefined, problem !== undefined)}
      />
    </Field>
  )
}

function Passengers({ view }: { view: FlightSearchView }) {
  const problemOf = problemsOf(view)
  const tooMany = problemOf('passengers')
  return (
    <fieldset aria-describedby={tooMany && 'passengers-error'}>
      <legend className="font-semibold">{text('passengers')}</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-x-3 gap-y-3 sm:grid-cols-4">
        {(Object.keys(PASSENGERS) as PassengerName[]).map((name) => (
          <Count key={name} name={name} value={view.question[name]} problem={problemOf(PASSENGERS[name])} />
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
