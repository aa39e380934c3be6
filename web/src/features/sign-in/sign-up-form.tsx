import { useId } from 'react'
import { Link } from 'react-router'

import { useHydrated } from '../../device/hydration/use-hydrated.ts'
import { NewPasswordInput } from '../../entities/traveller/password/new-password-input.tsx'
import { PasswordInput } from '../../entities/traveller/password/password-input.tsx'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { EmailField } from './email-field.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { authText as text } from './sign-in-text.ts'
import { type SignUpSteps, useSignUp } from './use-sign-up.ts'

type Props = SignUpSteps & {
  readonly isOpen: boolean
  /** Called while the name is typed. */
  readonly onName?: (name: string) => void
}

export function SignUpForm({ isOpen, onName, ...steps }: Props) {
  const id = useId()
  // A password form is not submitted before its script has loaded: an early press is held, and replayed.
  const isHydrated = useHydrated()
  const { problems, refusal, isBusy, submit } = useSignUp(isOpen, steps)
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
      <Field id={`${id}-password`} label={text('field.password')} error={problems.password}>
        <NewPasswordInput
          id={`${id}-password`}
          name="password"
          enterKeyHint="next"
          aria-invalid={problems.password !== null}
          aria-describedby={describedBy(`${id}-password`, true, problems.password !== null)}
        />
      </Field>
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
      <Button type={isHydrated ? 'submit' : 'button'} isBusy={isBusy} className="w-full">
        {text(isBusy ? 'sign-up.busy' : 'sign-up.action')}
      </Button>
      <Agreement />
    </form>
  )
}

/** In a new tab, so that reading them does not lose the form. */
function Agreement() {
  const [before = '', between = '', after = ''] = text('sign-up.agree', { terms: '|', privacy: '|' }).split('|')
  return (
    <p className="text-small text-soft">
      {before}
      <Link to="/terms-and-conditions" target="_blank" className="text-tide underline">
        {text('sign-up.terms')}
      </Link>
      {between}
      <Link to="/privacy-policy" target="_blank" className="text-tide underline">
        {text('sign-up.privacy')}
      </Link>
      {after}
    </p>
  )
}
