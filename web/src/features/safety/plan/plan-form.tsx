import { Form } from 'react-router'

import { DestinationField } from '../../../entities/place/fields/destination-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { type PlanView, TRAVELLER_KINDS } from './load-plan.ts'
import { planText as text } from './plan-text.ts'

/** A form of the page itself: it works without script. */
export function PlanForm({ view: { to, who, answer } }: { readonly view: PlanView }) {
  return (
    <Form
      key={`${to} ${who}`}
      method="get"
      action="/gemini-safety/plan#answer"
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
      <Field id="plan-who" label={text('who')}>
        <Select
          id="plan-who"
          name="who"
          defaultValue={who}
          options={TRAVELLER_KINDS.map((kind) => ({ value: kind, label: text(`who.${kind}`) }))}
        />
      </Field>
      <Button type="submit" size="lg" className="w-full">
        {text('make')}
      </Button>
    </Form>
  )
}
