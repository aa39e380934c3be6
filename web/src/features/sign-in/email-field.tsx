import { useSearchParams } from 'react-router'

import { authText as text } from '../../text/auth.ts'
import { describedBy, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

type Props = { readonly id: string; readonly problem: string | null; readonly autoComplete: 'username' | 'email' }

/** No address is longer. */
const LONGEST = 254

/** A link in a mail of ours fills it in: `/auth?tab=sign-up&email=…`. */
export function EmailField({ id, problem, autoComplete }: Props) {
  const [query] = useSearchParams()
  return (
    <Field id={id} label={text('field.email')} error={problem}>
      <Input
        id={id}
        name="email"
        type="email"
        defaultValue={query.get('email')?.slice(0, LONGEST) ?? ''}
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
