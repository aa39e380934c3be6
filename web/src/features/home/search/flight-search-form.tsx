import { TRAVEL_CLASSES } from '@app/domain/booking-search'
import { Form } from 'react-router'

import { bookingSearchText } from '../../../entities/booking-search/booking-search-text.ts'
import { AirportBox } from '../../../entities/place/fields/airport-field.tsx'
import { useHomeAirport } from '../../../entities/traveller/profile/use-home-airport.ts'
import { Select } from '../../../ui/form/select.tsx'
import { homeSearchText as text } from '../text/search.ts'
import { findFlightProblem, type SearchProblem } from './find-search-problem.ts'
import { SearchField } from './search-field.tsx'
import { CountSelect, SearchTicket } from './search-ticket.tsx'
import { useSearchForm } from './use-search-form.ts'

const CLASSES = TRAVEL_CLASSES.map((value) => ({ value, label: bookingSearchText(`class.${value}`) }))

/** Half of a narrow phone cuts off the year of a date, and the longest class. */
const WIDE = 'max-[28rem]:col-span-2'
/** At double text size half a card fits three letters. */
const ROOMY = '@max-[13rem]:col-span-2'

export function FlightSearchForm() {
  const { form, problem, isIncomplete, onSubmit, onInput } = useSearchForm(findFlightProblem)
  useHomeAirport(form)
  return (
    <Form ref={form} action="/flights" onSubmit={onSubmit} onInput={onInput} className="grid">
      <SearchTicket title={text('flight.title')} action={text('flight.search')} isDisabled={isIncomplete}>
        <Airports problem={problem} />
        <SearchField id="fly-depart" name="depart" label={text('flight.depart')} problem={problem} className={WIDE}>
          {(control) => (
            <input {...control} type="date" className={`${control.className} px-2.5! tracking-tight`} required />
          )}
        </SearchField>
        <SearchField
          id="fly-return"
          name="return"
          label={text('flight.return')}
          note={text('flight.optional')}
          problem={problem}
          className={WIDE}
        >
          {(control) => (
            <input
              {...control}
              type="date"
              className={`${control.className} px-2.5! tracking-tight`}
              data-after="depart"
            />
          )}
        </SearchField>
        <SearchField
          id="fly-passengers"
          name="passengers"
          label={text('flight.passengers')}
          problem={problem}
          className={WIDE}
        >
          {(control) => <CountSelect {...control} className="" />}
        </SearchField>
        <SearchField id="fly-class" name="class" label={text('flight.class')} problem={problem} className={WIDE}>
          {(control) => <Select {...control} className="" options={CLASSES} />}
        </SearchField>
      </SearchTicket>
    </Form>
  )
}

function Airports({ problem }: { problem: SearchProblem | null }) {
  return (['from', 'to'] as const).map((name) => (
    <SearchField
      key={name}
      id={`fly-${name}`}
      name={name}
      label={text(`flight.${name}`)}
      problem={problem}
      className={ROOMY}
    >
      {({ className, ...control }) => (
        <AirportBox {...control} className={className} label={text(`flight.${name}`)} required />
      )}
    </SearchField>
  ))
}
