import { Form } from 'react-router'

import { DestinationField } from '../../entities/place/fields/destination-field.tsx'
import { useNationality } from '../../entities/traveller/profile/use-nationality.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import type { TravelIntelView } from './load-travel-intel.ts'
import { travelIntelText as text } from './travel-intel-text.ts'

/** A form of the page itself: it works without script. */
export function IntelForm({ view: { question, answer, problem, countries } }: { readonly view: TravelIntelView }) {
  const { to, from, until, passport, isDefaultWeek } = question
  const { nationality } = useNationality()
  const chosen = passport || (nationality ?? '')
  return (
    <Form
      key={[to, from, until, chosen].join(' ')}
      method="get"
      action="/gemini-travel-intel#answer"
      preventScrollReset
      className="grid content-start gap-5"
    >
      <DestinationField
        name="to"
        label={text('to')}
        placeholder={text('to.placeholder')}
        defaultValue={to}
        required
        error={answer.kind === 'unknown' ? text('problem.unknown') : undefined}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="intel-from" label={text('from')} error={problem && text('problem.dates')}>
          <Input
            id="intel-from"
            name="from"
            type="date"
            defaultValue={isDefaultWeek ? '' : from}
            aria-invalid={problem !== null}
            {...(problem && { 'aria-describedby': 'intel-from-error' })}
          />
        </Field>
        <Field id="intel-until" label={text('until')}>
          <Input id="intel-until" name="until" type="date" defaultValue={isDefaultWeek ? '' : until} />
        </Field>
      </div>
      <Field id="intel-passport" label={text('passport')} hint={text('passport.hint')}>
        <Select
          id="intel-passport"
          name="passport"
          defaultValue={chosen}
          placeholder={text('passport.choose')}
          aria-describedby="intel-passport-hint"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Field>
      <Button type="submit" size="lg" className="w-full">
        {text('look')}
      </Button>
    </Form>
  )
}
