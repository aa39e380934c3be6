import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { accountText as text } from './settings-text.ts'

type Props = { readonly id: string; readonly problem: string | null }

/** The current code of the authenticator app. */
export function FactorField({ id, problem }: Props) {
  return (
    <Field id={id} label={text('factor.label')} hint={text('factor.hint')} error={problem}>
      <Input
        id={id}
        name="factor"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={7}
        aria-invalid={problem !== null}
        aria-describedby={describedBy(id, true, problem !== null)}
        className="max-w-48 tracking-[0.3em] tabular-nums"
      />
    </Field>
  )
}
