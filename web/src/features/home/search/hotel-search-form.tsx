import { Form } from 'react-router'

import { DateRangePicker } from '../../../entities/booking-search/dates/date-range-picker.tsx'
import { DestinationBox } from '../../../entities/place/fields/destination-field.tsx'
import { homeSearchText as text } from '../text/search.ts'
import { findHotelProblem } from './find-search-problem.ts'
import { SearchField } from './search-field.tsx'
import { CountSelect, SearchTicket } from './search-ticket.tsx'
import { useSearchForm } from './use-search-form.ts'

export function HotelSearchForm() {
  const { form, problem, isIncomplete, onSubmit, onInput } = useSearchForm(findHotelProblem)
  return (
    <Form ref={form} action="/accommodation-search" onSubmit={onSubmit} onInput={onInput} className="grid">
      <SearchTicket title={text('hotel.title')} action={text('hotel.search')} isDisabled={isIncomplete}>
        <SearchField
          id="stay-destination"
          name="destination"
          label={text('hotel.destination')}
          problem={problem}
          className="col-span-2"
        >
          {({ className, ...control }) => (
            <DestinationBox
              {...control}
              label={text('hotel.destination')}
              placeholder={text('hotel.destination.example')}
              className={className}
              required
            />
          )}
        </SearchField>
        <SearchField
          id="stay-dates"
          name={problem?.field === 'checkin' ? 'checkin' : 'checkout'}
          label={text('hotel.dates')}
          problem={problem}
          className="col-span-2"
        >
          {(control) => (
            <DateRangePicker
              id={control.id}
              label={text('hotel.dates')}
              fromName="checkin"
              toName="checkout"
              minNights={1}
              isInvalid={control['aria-invalid']}
              aria-describedby={control['aria-describedby']}
            />
          )}
        </SearchField>
        <SearchField
          id="stay-guests"
          name="guests"
          label={text('hotel.guests')}
          problem={problem}
          className="col-span-2"
        >
          {(control) => <CountSelect {...control} className="" />}
        </SearchField>
      </SearchTicket>
    </Form>
  )
}
