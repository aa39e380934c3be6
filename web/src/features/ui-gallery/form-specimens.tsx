import { calendarDate } from '@app/domain/kernel'

import { DateRangePicker } from '../../entities/booking-search/dates/date-range-picker.tsx'
import { CityField } from '../../entities/place/fields/city-field.tsx'
import { DestinationField } from '../../entities/place/fields/destination-field.tsx'
import type { ComboboxOption } from '../../ui/combobox/combobox-option.ts'
import { Combobox } from '../../ui/combobox/combobox.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { Specimen } from './specimen.tsx'

const PLACES: readonly ComboboxOption[] = [
  { value: 'LIS', label: 'Lisbon', detail: 'LIS · Portugal', group: 'Airports' },
  { value: 'OPO', label: 'Porto', detail: 'OPO · Portugal', group: 'Airports' },
  { value: 'FNC', label: 'Funchal', detail: 'FNC · Madeira', group: 'Airports' },
  { value: 'sintra', label: 'Sintra', detail: '38.80° N 9.38° W', group: 'Places' },
  { value: 'evora', label: 'Évora', detail: '38.57° N 7.91° W', group: 'Places' },
]

const CURRENCIES = ['EUR', 'USD', 'GBP', 'JPY'].map((value) => ({ value, label: value }))

async function loadSlowly(query: string): Promise<readonly ComboboxOption[]> {
  await new Promise((done) => setTimeout(done, 900))
  if (query === 'fail') throw new Error('asked to')
  return PLACES.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()))
}

export function FormSpecimens() {
  return (
    <>
      <TextFieldsSpecimen />
      <ComboboxSpecimen />
      <PlaceBoxesSpecimen />
      <DatesSpecimen />
      <SwitchesAndBoxesSpecimen />
    </>
  )
}

function TextFieldsSpecimen() {
  return (
    <Specimen name="Text fields" note="Label above, hint below, error beside the field and announced.">
      {(chart) => (
        <>
          <Field id={`${chart}-name`} label="Name of the trip" hint="Only you see it.">
            <Input id={`${chart}-name`} name="name" aria-describedby={`${chart}-name-hint`} placeholder="Portugal" />
          </Field>
          <Field id={`${chart}-mail`} label="Email" error="Please enter a valid email address">
            <Input
              id={`${chart}-mail`}
              type="email"
              defaultValue="ana.example.com"
              aria-invalid
              aria-describedby={`${chart}-mail-error`}
            />
          </Field>
          <Field id={`${chart}-off`} label="Booking reference">
            <Input id={`${chart}-off`} disabled defaultValue="X7K2QP" />
          </Field>
          <Field id={`${chart}-notes`} label="Notes">
            <Textarea id={`${chart}-notes`} placeholder="Grows with what you write" />
          </Field>
          <Field id={`${chart}-currency`} label="Currency">
            <Select id={`${chart}-currency`} options={CURRENCIES} placeholder="Choose a currency" />
          </Field>
        </>
      )}
    </Specimen>
  )
}

function ComboboxSpecimen() {
  return (
    <Specimen name="Combobox" note="Left: a list at hand, in groups. Right: asked for over the network; type “fail”.">
      {(chart) => (
        <Field id={`${chart}-place`} label="Where to?" hint="City, airport or place">
          <Combobox
            id={`${chart}-place`}
            label="Places"
            aria-describedby={`${chart}-place-hint`}
            {...(chart === 'day' ? { options: PLACES } : { loadOptions: loadSlowly })}
          />
        </Field>
      )}
    </Specimen>
  )
}

function PlaceBoxesSpecimen() {
  return (
    <Specimen
      name="Boxes for places"
      note="The real ones: they ask the server, and this device when it does not answer."
    >
      {(chart) => (
        <>
          <DestinationField id={`${chart}-destination`} name="destination" label="Destination or hotel" />
          <CityField id={`${chart}-city`} name="city" label="City" />
          <CityField id={`${chart}-held`} name="held" label="City, held closed" isClosed />
        </>
      )}
    </Specimen>
  )
}

function DatesSpecimen() {
  return (
    <Specimen name="Dates">
      {(chart) => (
        <>
          <Field id={`${chart}-dates`} label="Stay">
            <DateRangePicker id={`${chart}-dates`} label="Stay" minNights={1} />
          </Field>
          <Field id={`${chart}-set`} label="Already chosen">
            <DateRangePicker
              id={`${chart}-set`}
              label="Already chosen"
              earliest={calendarDate('2027-01-01')}
              defaultValue={{ from: calendarDate('2027-03-05'), to: calendarDate('2027-03-12') }}
            />
          </Field>
          <Field id={`${chart}-bad`} label="With an error" error="Check-in date is required">
            <DateRangePicker
              id={`${chart}-bad`}
              label="With an error"
              isInvalid
              aria-describedby={`${chart}-bad-error`}
            />
          </Field>
        </>
      )}
    </Specimen>
  )
}

function SwitchesAndBoxesSpecimen() {
  return (
    <Specimen name="Switches and boxes">
      {() => (
        <div>
          <Switch label="Offline mode" hint="Keeps your trips on this device." />
          <Switch label="Location" defaultChecked />
          <Switch label="Camera" disabled hint="Not on this device." />
          <Checkbox label="Direct flights only" defaultChecked />
          <Checkbox label="All of Portugal" isMixed hint="Two of five regions are chosen." />
          <Checkbox label="I have read the terms" aria-invalid />
          <Checkbox label="Not available" disabled />
        </div>
      )}
    </Specimen>
  )
}
