import { Form } from 'react-router'

import { passportText as text } from '../../text/passport.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PASSPORT_FIELDS, type PassportField, type PassportView } from './load-passport-check.ts'

export function PassportForm({ view }: { view: PassportView }) {
  return (
    <Form method="get" action="/documents#answer" preventScrollReset noValidate className="grid gap-5">
      <div className="grid items-start gap-x-4 gap-y-5 *:min-w-0 sm:grid-cols-2">
        {PASSPORT_FIELDS.map((name) => (
          <DateField key={name} name={name} view={view} />
        ))}
      </div>
      <Button type="submit" size="lg" className="w-full">
        {text('check')}
      </Button>
    </Form>
  )
}

function DateField({ name, view }: { name: PassportField; view: PassportView }) {
  const problem = view.problems[name]
  const hint = name === 'issued' ? text('issued.hint') : undefined
  return (
    <Field id={name} label={text(name)} {...(hint && { hint })} error={problem && text(`problem.${problem}`)}>
      <Input
        id={name}
        name={name}
        type="date"
        defaultValue={view.typed[name]}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(name, hint !== undefined, problem !== undefined)}
      />
    </Field>
  )
}
