import { Form } from 'react-router'

import { homeSearchText as text } from '../../text/home-search.ts'
import { checkHotelSearch, isHotelSearchReady } from './check-search.ts'
import { SearchField } from './search-field.tsx'
import { CountSelect, SearchTicket } from './search-ticket.tsx'
import { useSearchForm } from './use-search-form.ts'

export function HotelSearchForm() {
  const { form, problem, isIncomplete, onSubmit, onInput } = useSearchForm({
    isReady: isHotelSearchReady,
    check: checkHotelSearch,
  })
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
          {(control) => (
            <input
              {...control}
              required
              maxLength={120}
              autoComplete="off"
              placeholder={text('hotel.destination.example')}
            />
          )}
        </SearchField>
        <SearchField id="stay-checkin" name="checkin" label={text('hotel.checkin')} problem={problem}>
          {(control) => <input {...control} className={`${control.className} px-2.5! tracking-tight`} type="date" />}
        </SearchField>
        <SearchField id="stay-checkout" name="checkout" label={text('hotel.checkout')} problem={problem}>
          {(control) => (
            <input
              {...control}
              className={`${control.className} px-2.5! tracking-tight`}
              type="date"
              data-after="checkin"
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
