import type { User } from '@supabase/auth-js'
import { type FormEvent, useState } from 'react'

import { NewPasswordInput } from '../../entities/traveller/password/new-password-input.tsx'
import { PasswordInput } from '../../entities/traveller/password/password-input.tsx'
import { checkNewPassword } from '../../entities/traveller/session/check-new-password.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { RegisterSection } from '../../ui/register-section.tsx'
import { FormEnd } from './form-end.tsx'
import { OpenedByButton } from './opened-by-button.tsx'
import { ProofField } from './proof-field.tsx'
import { accountText as text } from './settings-text.ts'
import { useSensitiveChange } from './use-sensitive-change.ts'

export function PasswordSection({ user }: { user: User }) {
  return (
    <RegisterSection id="password" title={text('password.title')}>
      <OpenedByButton label={text('password.open')}>
        {(close) => <PasswordForm user={user} onDone={close} />}
      </OpenedByButton>
    </RegisterSection>
  )
}

function PasswordForm({ user, onDone }: { readonly user: User; readonly onDone: () => void }) {
  const { change, proof, refusal, isSending } = useSensitiveChange(user)
  const [unfit, setUnfit] = useState<ReturnType<typeof checkNewPassword>>(null)

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const read = (name: string): string => {
      const value = new FormData(form).get(name)
      return typeof value === 'string' ? value : ''
    }
    const found = checkNewPassword(read('password'), read('repeated'))
    setUnfit(found)
    if (found) return
    if (!(await change(form, { password: read('password') }))) return
    onDone()
    toast.success(text('password.done'))
  }

  const problems = {
    password: unfit && unfit !== 'mismatch' ? text(`password.${unfit}`) : refusal,
    repeated: unfit === 'mismatch' ? text('password.mismatch') : null,
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
      {/* Password managers need to know the account of a password. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email ?? ''} />
      <Field id="new-password" label={text('password.label')} error={problems.password}>
        <NewPasswordInput
          id="new-password"
          name="password"
          aria-invalid={problems.password !== null}
          aria-describedby={describedBy('new-password', true, problems.password !== null)}
        />
      </Field>
      <Field id="new-repeated" label={text('password.repeat')} error={problems.repeated}>
        <PasswordInput
          id="new-repeated"
          name="repeated"
          required
          autoComplete="new-password"
          aria-invalid={problems.repeated !== null}
          aria-describedby={describedBy('new-repeated', false, problems.repeated !== null)}
        />
      </Field>
      <ProofField id="password-proof" proof={proof} />
      <FormEnd onCancel={onDone}>
        <Button type="submit" variant="outline" isBusy={isSending}>
          {text('password.save')}
        </Button>
      </FormEnd>
    </form>
  )
}
