import { passwordScore } from '@app/contracts/password-score'
import { type ComponentProps, useState } from 'react'

import { passwordText as text } from '../text/password.ts'
import { PasswordInput } from './password-input.tsx'
import { StrengthMeter } from './strength-meter.tsx'

type Props = Omit<ComponentProps<typeof PasswordInput>, 'id' | 'onInput' | 'onBlur'> & { readonly id: string }

/** With advice, which the measure replaces as soon as there is something to measure: so nothing moves. */
export function NewPasswordInput({ id, ...rest }: Props) {
  const [score, setScore] = useState<number | null>(null)
  // A password manager fills the field without a key being pressed, so leaving it is looked at too.
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
