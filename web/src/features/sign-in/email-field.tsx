import { useSearchParams } from 'react-router'

import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { authText as text } from './sign-in-text.ts'

type Props = { readonly id: string; readonly problem: string | null; readonly autoComplete: 'username' | 'email' }

/** The maximum length of an e-mail address. */
const LONGEST = 254

/** A link in our mails fills it in: `/auth?tab=sign-up&email=…`. */
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
