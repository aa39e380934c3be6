import { DRIVER_AGE_LIMITS, earliestReturn, LONGEST_PLACE_NAME } from '@app/domain/booking-search'
import { useRef } from 'react'
import { Form } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { useDateLimits } from '../../entities/booking-search/dates/use-date-limits.ts'
import { CityField } from '../../entities/place/fields/city-field.tsx'
import { formatCountry } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import type { ComboboxOption } from '../../ui/combobox/combobox-option.ts'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { carsText as text } from './car-search-text.ts'
import type { CarSearchView } from './load-car-search.ts'
import { problemText } from './problem-text.ts'

const MOST_AIRPORTS = 2

/**
 * Most cars are picked up at an airport, and "heathrow" is also a town in Florida: for the name or the code of an
 * airport, the airport is offered above the cities. Without the list of airports only the cities are offered.
 */
async function findDesks(query: string, locale: string): Promise<readonly ComboboxOption[]> {
  try {
    const { airportLabel, searchOwnNames } = await import('@app/datasets/airports')
    return searchOwnNames(query, MOST_AIRPORTS).map((airport) => ({
      value: airport.code,
      label: airportLabel(airport),
      detail: formatCountry(airport.country, locale),
    }))
  } catch {
    return []
  }
}

type Problem = CarSearchView['problems'][number]

/** A plain GET form: it works before and without hydration, and text typed meanwhile stays. */
export function CarSearchForm({ view }: { view: CarSearchView }) {
  const { search, today } = view
  const { locale } = usePageConfig()
  const problemOf = (name: Problem['field']): string | undefined => {
    const found = view.problems.find(({ field }) => field === name)
    return found && problemText(found)
  }
  const wrongAge = problemOf('driverAge')
  const form = useRef<HTMLFormElement>(null)
  useDateLimits(form)
  return (
    <Form ref={form} method="get" action="/car-rental#answer" preventScrollReset noValidate className="grid gap-5">
      {(['pickUp', 'dropOff'] as const).map((name) => (
        <CityField
          key={name}
          id={name}
          name={name.toLowerCase()}
          label={text(name)}
          hint={text(`${name}.hint`)}
          defaultValue={search[name].slice(0, LONGEST_PLACE_NAME)}
          error={problemOf(name)}
          findFirst={(query) => findDesks(query, locale)}
        />
      ))}
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
        min={earliestReturn(search.pickUpDate, today)}
        problems={[problemOf('dropOffDate'), problemOf('dropOffTime')]}
      />
      <Field id="driverAge" label={text('driverAge')} hint={text('driverAge.hint')} error={wrongAge}>
        <Input
          id="driverAge"
          name="age"
          type="number"
          inputMode="numeric"
          min={DRIVER_AGE_LIMITS[0]}
          max={DRIVER_AGE_LIMITS[1]}
          defaultValue={search.driverAge || ''}
          className="max-w-32"
          aria-invalid={wrongAge !== undefined}
          aria-describedby={describedBy('driverAge', true, wrongAge !== undefined)}
        />
      </Field>
      <Button type="submit" size="lg" className="w-full">
        {text('search')}
      </Button>
    </Form>
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
    <div className="grid grid-cols-[11fr_9fr] items-start gap-3 *:min-w-0">
      {names.map((name, index) => {
        const problem = problems[index]
        return (
          <Field key={name} id={name} label={text(name)} error={problem}>
            <Input
              id={name}
              name={send[index]}
              type={index === 0 ? 'date' : 'time'}
              defaultValue={values[index]}
              {...(index === 0 && { min, 'data-after': send[0] === 'to' ? 'from' : '' })}
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
