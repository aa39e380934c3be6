import { passwordScore } from '@app/contracts/account/password-score'
import { type ComponentProps, useState } from 'react'

import { PasswordInput } from './password-input.tsx'
import { passwordText as text } from './password-text.ts'
import { StrengthMeter } from './strength-meter.tsx'

type Props = Omit<ComponentProps<typeof PasswordInput>, 'id' | 'onInput' | 'onBlur'> & { readonly id: string }

/** With advice, which the strength meter replaces on input, so that nothing moves. */
export function NewPasswordInput({ id, ...rest }: Props) {
  const [score, setScore] = useState<number | null>(null)
  // A password manager fills the field without key events, so the blur event is handled too.
  const measure = ({ value }: HTMLInputElement) => setScore(value ? passwordScore(value) : null)
  return (
    <>
      <PasswordInput
        id={id}
        autoComplete="new-password"
        required
        {...rest}
        onInput={(event) => measure(event.currentTarget)}
        onBlur={(event) => measure(event.currentTarget)}
      />
      <div id={`${id}-hint`} aria-live="polite">
        {score === null ? (
          <p className="min-h-6 text-small text-soft">{text('advice')}</p>
        ) : (
          <StrengthMeter score={score} />
        )}
      </div>
    </>
  )
}
