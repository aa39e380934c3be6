import { Form } from 'react-router'

import { useHomeAirport } from '../../api/profile/use-home-airport.ts'
import { homeSearchText as text } from '../../text/home-search.ts'
import { AirportBox } from '../../ui/airport-field.tsx'
import { LateDate } from '../../ui/late-date.tsx'
import { Select } from '../../ui/select.tsx'
import { checkFlightSearch, isFlightSearchReady, type SearchProblem } from './check-search.ts'
import { SearchField } from './search-field.tsx'
import { CountSelect, SearchTicket } from './search-ticket.tsx'
import { useSearchForm } from './use-search-form.ts'

const CLASSES = (['economy', 'premium_economy', 'business', 'first'] as const).map((value) => ({
  value,
  label: text(`flight.class.${value}`),
}))

/** Half of a narrow phone cuts off the year of a date, and the longest class. */
const WIDE = 'max-[28rem]:col-span-2'
/** With letters twice as large half a card shows three of them. */
const ROOMY = '@max-[13rem]:col-span-2'

export function FlightSearchForm() {
  const { form, problem, isIncomplete, onSubmit, onInput } = useSearchForm({
    missing: 'flight.missing',
    isReady: isFlightSearchReady,
    check: checkFlightSearch,
  })
  useHomeAirport(form)
  return (
    <Form ref={form} action="/flights" onSubmit={onSubmit} onInput={onInput} className="grid">
      <SearchTicket title={text('flight.title')} action={text('flight.search')} isDisabled={isIncomplete}>
        <Airports problem={problem} />
        <SearchField id="fly-depart" name="depart" label={text('flight.depart')} problem={problem} className={WIDE}>
          {(control) => <LateDate {...control} className={`${control.className} px-2.5! tracking-tight`} required />}
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
            <LateDate {...control} className={`${control.className} px-2.5! tracking-tight`} data-after="depart" />
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
