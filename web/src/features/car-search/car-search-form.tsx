import { Form } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { carsText as text } from '../../text/cars.ts'
import { formatCountry } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { describedBy, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { CarSearchView } from './load-car-search.ts'
import { problemText } from './problem-text.ts'

type Problem = CarSearchView['problems'][number]

/** A plain GET form: it works before and without script, and what was typed meanwhile stays typed. */
export function CarSearchForm({ view }: { view: CarSearchView }) {
  const { search, today } = view
  const problemOf = (name: Problem['field']): string | undefined => {
    const found = view.problems.find(({ field }) => field === name)
    return found && problemText(found)
  }
  return (
    <Form method="get" action="/car-rental#answer" preventScrollReset noValidate className="grid gap-5">
      <PlaceField name="pickUp" send="pickup" value={search.pickUp} problem={problemOf('pickUp')} />
      <PlaceField name="dropOff" send="dropoff" value={search.dropOff} problem={undefined} />
      <Moment
        names={['pickUpDate', 'pickUpTime']}
        send={['from', 'from-time']}
        values={[search.pickUpDate, search.pickUpTime]}
        min={today}
        problems={[problemOf('pickUpDate'), problemOf('pickUpTime')]}
      />
      <Moment
        names={['dropOffDate', 'dropOffTime']}
        send={['to', 'to-time']}
        values={[search.dropOffDate, search.dropOffTime]}
        min={search.pickUpDate || today}
        problems={[problemOf('dropOffDate'), problemOf('dropOffTime')]}
      />
      <Button type="submit" size="lg" className="w-full">
        {text('search')}
      </Button>
    </Form>
  )
}

type PlaceProps = {
  readonly name: 'pickUp' | 'dropOff'
  readonly send: string
  readonly value: string
  readonly problem: string | undefined
}

function PlaceField({ name, send, value, problem }: PlaceProps) {
  const { locale } = usePageConfig()
  return (
    <Field id={name} label={text(name)} hint={text(`${name}.hint`)} error={problem}>
      <Combobox
        id={name}
        name={send}
        label={text(name)}
        defaultValue={value}
        minChars={2}
        maxLength={120}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(name, true, problem !== undefined)}
        loadOptions={async (query) => {
          const { airportLabel, searchAirports } = await import('@app/datasets/airports')
          return searchAirports(query, 6).map((airport) => ({
            value: airport.code,
            label: airportLabel(airport),
            detail: formatCountry(airport.country, locale),
          }))
        }}
      />
    </Field>
  )
}

type Pair<Value> = readonly [date: Value, time: Value]
type MomentProps = {
  readonly names: Pair<'pickUpDate' | 'pickUpTime' | 'dropOffDate' | 'dropOffTime'>
  readonly send: Pair<string>
  readonly values: Pair<string>
  readonly min: string
  readonly problems: Pair<string | undefined>
}

function Moment({ names, send, values, min, problems }: MomentProps) {
  return (
    <div className="grid grid-cols-[3fr_2fr] items-start gap-4 *:min-w-0">
      {names.map((name, index) => {
        const problem = problems[index]
        return (
          <Field key={name} id={name} label={text(name)} error={problem}>
            <Input
              id={name}
              name={send[index]}
              type={index === 0 ? 'date' : 'time'}
              defaultValue={values[index]}
              {...(index === 0 && { min })}
              className="min-w-0 px-2.5!"
              aria-invalid={problem !== undefined}
              aria-describedby={describedBy(name, false, problem !== undefined)}
            />
          </Field>
        )
      })}
    </div>
  )
}
