import { profileText as text } from '../../text/profile.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

export function CodeField({ id, email }: { id: string; email: string }) {
  return (
    <Field id={id} label={text('code.label')} hint={text('code.hint', { email })}>
      <Input
        id={id}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        aria-describedby={`${id}-hint`}
        className="tabular-nums"
      />
    </Field>
  )
}
