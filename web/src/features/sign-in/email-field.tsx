import { authText as text } from '../../text/auth.ts'
import { describedBy, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

type Props = { readonly id: string; readonly problem: string | null; readonly autoComplete: 'username' | 'email' }

export function EmailField({ id, problem, autoComplete }: Props) {
  return (
    <Field id={id} label={text('field.email')} error={problem}>
      <Input
        id={id}
        name="email"
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        required
        aria-invalid={problem !== null}
        aria-describedby={describedBy(id, false, problem !== null)}
      />
    </Field>
  )
}
