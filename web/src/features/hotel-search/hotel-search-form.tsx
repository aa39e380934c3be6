import { HOTEL_LIMITS, LONGEST_PLACE_NAME } from '@app/domain/booking-search'
import { type CalendarDate, isCalendarDate } from '@app/domain/kernel'
import { Form } from 'react-router'

import { hotelProblemText } from '../../entities/booking-search/booking-search-text.ts'
import { DateRangePicker } from '../../entities/booking-search/dates/date-range-picker.tsx'
import { DestinationField } from '../../entities/place/fields/destination-field.tsx'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { hotelsText as text } from './hotel-search-text.ts'
import type { HotelSearchView } from './load-hotel-search.ts'

type FieldName = HotelSearchView['problems'][number]['field']

/** A plain GET form: it works before and without hydration, and text typed meanwhile stays. */
export function HotelSearchForm({ view }: { view: HotelSearchView }) {
  const { search, today } = view
  const problemOf = (name: FieldName): string | undefined => {
    const found = view.problems.find(({ field }) => field === name)
    return found && hotelProblemText(found)
  }
  const datesWrong = [problemOf('checkInDate'), problemOf('checkOutDate')].filter((problem) => problem !== undefined)
  return (
    <Form method="get" action="/accommodation-search#answer" preventScrollReset noValidate className="grid gap-5">
      <DestinationField
        name="destination"
        label={text('destination')}
        placeholder={text('destination.example')}
        hint={text('destination.hint')}
        defaultValue={search.destination.slice(0, LONGEST_PLACE_NAME)}
        error={problemOf('destination')}
      />
      <KnownPlace search={search} />
      <Field
        id="dates"
        label={text('dates')}
        error={datesWrong.length > 0 && datesWrong.map((problem) => <p key={problem}>{problem}</p>)}
      >
        <DateRangePicker
          key={`${search.checkInDate} ${search.checkOutDate}`}
          id="dates"
          label={text('dates')}
          fromName="checkin"
          toName="checkout"
          defaultValue={{ from: dayOf(search.checkInDate), to: dayOf(search.checkOutDate) }}
          earliest={today}
          minNights={1}
          isInvalid={datesWrong.length > 0}
          aria-describedby={describedBy('dates', false, datesWrong.length > 0)}
        />
      </Field>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,34%),1fr))] items-start gap-4 *:min-w-0">
        <Count name="adults" value={search.adults} problem={problemOf('adults')} />
        <Count name="rooms" value={search.rooms} problem={problemOf('rooms')} />
      </div>
      <Button type="submit" size="lg" className="w-full">
        {text('search')}
      </Button>
    </Form>
  )
}

/** Submitted with the form, together with the name it belongs to. */
function KnownPlace({ search: { destination, coordinates, regionId } }: Pick<HotelSearchView, 'search'>) {
  if (!coordinates && !regionId) return null
  return (
    <>
      <input type="hidden" name="of" value={destination} />
      {coordinates && <input type="hidden" name="latlong" value={`${coordinates.latitude},${coordinates.longitude}`} />}
      {regionId && <input type="hidden" name="region" value={regionId} />}
    </>
  )
}

function dayOf(text: string): CalendarDate | null {
  return isCalendarDate(text) ? text : null
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
