import { useId } from 'react'

import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { authText as text } from './sign-in-text.ts'
import { useRecover } from './use-recover.ts'

type Props = { readonly email: string; readonly onBack: () => void }

/** The same answer for every address: the form must not reveal which have an account. */
export function RecoverForm({ email, onBack }: Props) {
  const id = useId()
  const { problem, sentTo, isBusy, submit } = useRecover()
  const back = (
    <Button variant="link" size="sm" className="-mx-4" onClick={onBack}>
      {text('mail.back')}
    </Button>
  )
  if (sentTo)
    return (
      <div className="grid justify-items-start gap-4">
        <p role="status" className="border-s-2 border-moss ps-4">
          {text('recover.sent', { email: sentTo })}
        </p>
        {back}
      </div>
    )
  return (
    <form method="post" className="grid gap-5" noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
      <p className="text-soft">{text('recover.text')}</p>
      <Field id={id} label={text('field.email')} error={problem}>
        <Input
          id={id}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          defaultValue={email}
          required
          aria-invalid={problem !== null}
          aria-describedby={describedBy(id, false, problem !== null)}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto">
          {text(isBusy ? 'recover.busy' : 'recover.action')}
        </Button>
        {back}
      </div>
    </form>
  )
}
