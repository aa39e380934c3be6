import { passwordScore } from '@app/contracts/password-score'
import { useId, useState } from 'react'
import { Link } from 'react-router'

import { authText as text } from '../../text/auth.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordInput } from './password-input.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { StrengthMeter } from './strength-meter.tsx'
import { useHydrated } from './use-hydrated.ts'
import { useSignUp } from './use-sign-up.ts'

type Props = {
  readonly onSignedUp: (email: string) => void
  /** While the name is typed. */
  readonly onName?: (name: string) => void
}

export function SignUpForm({ onSignedUp, onName }: Props) {
  const id = useId()
  const isHydrated = useHydrated()
  const { problems, refusal, isBusy, submit } = useSignUp(onSignedUp)
  return (
    <form method="post" className="grid gap-5" noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
      <Field id={`${id}-name`} label={text('field.name')}>
        <Input
          id={`${id}-name`}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={120}
          onInput={(event) => onName?.(event.currentTarget.value.trim())}
        />
      </Field>
      <EmailField id={`${id}-email`} problem={problems.email} autoComplete="email" />
      <NewPassword id={`${id}-password`} problem={problems.password} />
      <Field id={`${id}-repeated`} label={text('field.repeated')} error={problems.repeated}>
        <PasswordInput
          id={`${id}-repeated`}
          name="repeated"
          autoComplete="new-password"
          enterKeyHint="go"
          required
          aria-invalid={problems.repeated !== null}
          aria-describedby={describedBy(`${id}-repeated`, false, problems.repeated !== null)}
        />
      </Field>
      {refusal && <RefusalNote refusal={refusal} />}
      <Button type={isHydrated ? 'submit' : 'button'} disabled={isBusy} className="w-full">
        {text(isBusy ? 'sign-up.busy' : 'sign-up.action')}
      </Button>
      <Agreement />
    </form>
  )
}

function NewPassword({ id, problem }: { id: string; problem: string | null }) {
  const [score, setScore] = useState<number | null>(null)
  // A password manager fills the field without a key being pressed, so leaving it is looked at too.
  const measure = ({ value }: HTMLInputElement) => setScore(value ? passwordScore(value) : null)
  return (
    <Field id={id} label={text('field.password')} error={problem}>
      <PasswordInput
        id={id}
        name="password"
        autoComplete="new-password"
        enterKeyHint="next"
        required
        aria-invalid={problem !== null}
        aria-describedby={describedBy(id, true, problem !== null)}
        onInput={(event) => measure(event.currentTarget)}
        onBlur={(event) => measure(event.currentTarget)}
      />
      {/* The measure takes the place of the advice, so that nothing moves while it is typed. */}
      <div id={`${id}-hint`} aria-live="polite">
        {score === null ? (
          <p className="min-h-6 text-small text-soft">{text('field.password.hint')}</p>
        ) : (
          <StrengthMeter score={score} />
        )}
      </div>
    </Field>
  )
}

function Agreement() {
  const [before = '', between = '', after = ''] = text('sign-up.agree', { terms: '|', privacy: '|' }).split('|')
  return (
    <p className="text-small text-soft">
      {before}
      <Link to="/terms-and-conditions" className="text-tide underline">
        {text('sign-up.terms')}
      </Link>
      {between}
      <Link to="/privacy-policy" className="text-tide underline">
        {text('sign-up.privacy')}
      </Link>
      {after}
    </p>
  )
}
