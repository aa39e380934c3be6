import { useId } from 'react'

import { useHydrated } from '../../device/hydration/use-hydrated.ts'
import { PasswordInput } from '../../entities/traveller/password/password-input.tsx'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { EmailField } from './email-field.tsx'
import { valueOf } from './form-fields.ts'
import { RefusalNote } from './refusal-note.tsx'
import { ResendButton } from './resend-button.tsx'
import { authText as text } from './sign-in-text.ts'
import { useSignIn } from './use-sign-in.ts'

type Props = {
  readonly isOpen: boolean
  /** Passes on the typed address, so that it need not be typed twice. */
  readonly onForgotten: (email: string) => void
}

/** After success the parent sees the session and continues. */
export function SignInForm({ isOpen, onForgotten }: Props) {
  const id = useId()
  // A password form is not submitted before its script has loaded: an early press is held, and replayed.
  const isHydrated = useHydrated()
  const { problems, refused, isBusy, submit } = useSignIn(isOpen)
  const forgotten = (form: HTMLFormElement | null) => onForgotten(form ? valueOf(form, 'email') : '')
  return (
    <form method="post" className="grid gap-5" noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
      <EmailField id={`${id}-email`} problem={problems.email} autoComplete="username" />
      <Field id={`${id}-password`} label={text('field.password')} error={problems.password}>
        <PasswordInput
          id={`${id}-password`}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          required
          aria-invalid={problems.password !== null || refused?.way === 'recover'}
          aria-describedby={describedBy(`${id}-password`, false, problems.password !== null)}
        />
      </Field>
      {refused && (
        <RefusalNote refusal={refused}>
          {refused.way === 'resend' && <ResendButton email={refused.email} />}
        </RefusalNote>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type={isHydrated ? 'submit' : 'button'} isBusy={isBusy} className="w-full sm:w-auto sm:min-w-44">
          {text(isBusy ? 'sign-in.busy' : 'sign-in.action')}
        </Button>
        <Button variant="link" size="sm" className="-mx-4" onClick={(event) => forgotten(event.currentTarget.form)}>
          {text('sign-in.forgotten')}
        </Button>
      </div>
    </form>
  )
}
