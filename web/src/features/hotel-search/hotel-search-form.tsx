import { HOTEL_LIMITS } from '@app/domain/booking-search'
import { Form } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { hotelsText as text } from '../../text/hotels.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { describedBy, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { findPlaces } from './find-places.ts'
import type { HotelSearchView } from './load-hotel-search.ts'
import { problemText } from './problem-text.ts'

type FieldName = HotelSearchView['problems'][number]['field']

/** A plain GET form: it works before and without script, and what was typed meanwhile stays typed. */
export function HotelSearchForm({ view }: { view: HotelSearchView }) {
  const { locale } = usePageConfig()
  const { search, today } = view
  const problemOf = (name: FieldName): string | undefined => {
    const found = view.problems.find(({ field }) => field === name)
    return found && problemText(found)
  }
  const missing = problemOf('destination')
  return (
    <Form method="get" action="/accommodation-search#answer" preventScrollReset noValidate className="grid gap-5">
      <Field id="destination" label={text('destination')} hint={text('destination.hint')} error={missing}>
        <Combobox
          id="destination"
          name="destination"
          label={text('destination')}
          placeholder={text('destination.example')}
          defaultValue={search.destination}
          minChars={2}
          maxLength={120}
          aria-invalid={missing !== undefined}
          aria-describedby={describedBy('destination', true, missing !== undefined)}
          loadOptions={(query) => findPlaces(query, locale)}
        />
      </Field>
      <div className="grid grid-cols-2 items-start gap-4 *:min-w-0">
        <DateField
          name="checkInDate"
          send="checkin"
          value={search.checkInDate}
          min={today}
          problem={problemOf('checkInDate')}
        />
        <DateField
          name="checkOutDate"
          send="checkout"
          value={search.checkOutDate}
          min={search.checkInDate || today}
          problem={problemOf('checkOutDate')}
        />
        <Count name="adults" value={search.adults} problem={problemOf('adults')} />
        <Count name="rooms" value={search.rooms} problem={problemOf('rooms')} />
      </div>
      <Button type="submit" size="lg" className="w-full">
        {text('search')}
      </Button>
    </Form>
  )
}

type DateProps = {
  readonly name: 'checkInDate' | 'checkOutDate'
  readonly send: string
  readonly value: string
  readonly min: string
  readonly problem: string | undefined
}

function DateField({ name, send, value, min, problem }: DateProps) {
  return (
    <Field id={name} label={text(name)} error={problem}>
      <Input
        id={name}
        name={send}
        type="date"
        defaultValue={value}
        min={min}
        className="min-w-0 px-2.5!"
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(name, false, problem !== undefined)}
      />
    </Field>
  )
}

type CountProps = { readonly name: 'adults' | 'rooms'; readonly value: number; readonly problem: string | undefined }

function Count({ name, value, problem }: CountProps) {
  const [least, most] = HOTEL_LIMITS[name]
  const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index))
  return (
    <Field id={name} label={text(name)} error={problem}>
      <Select
        id={name}
        name={name}
        defaultValue={String(value)}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(name, false, problem !== undefined)}
        options={counts.map((count) => ({ value: count, label: count }))}
      />
    </Field>
  )
}
