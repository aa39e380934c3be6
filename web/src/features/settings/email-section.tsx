import type { User } from '@supabase/auth-js'
import { type FormEvent, useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { RegisterSection } from '../../ui/register-section.tsx'
import { FormEnd } from './form-end.tsx'
import { OpenedByButton } from './opened-by-button.tsx'
import { ProofField } from './proof-field.tsx'
import { accountText as text } from './settings-text.ts'
import { useSensitiveChange } from './use-sensitive-change.ts'

export function EmailSection({ user }: { user: User }) {
  return (
    <RegisterSection
      id="email"
      title={text('email.title')}
      lead={<span className="wrap-anywhere">{text('email.now', { email: user.email ?? '' })}</span>}
    >
      {user.new_email && (
        <p className="mb-4 wrap-anywhere text-soft">{text('email.waiting', { email: user.new_email })}</p>
      )}
      <OpenedByButton label={text('email.open')}>{(close) => <EmailForm user={user} onDone={close} />}</OpenedByButton>
    </RegisterSection>
  )
}

function EmailForm({ user, onDone }: { readonly user: User; readonly onDone: () => void }) {
  const { change, proof, refusal, isSending } = useSensitiveChange(user)
  const [isWrong, setWrong] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('email')
    const isInvalid = !(field instanceof HTMLInputElement) || !field.validity.valid
    setWrong(isInvalid)
    if (isInvalid || !(await change(form, { email: field.value.trim() }))) return
    onDone()
    toast.success(text('email.done'))
  }

  const problem = isWrong ? text('email.problem') : refusal
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
      <Field id="new-email" label={text('email.label')} hint={text('email.hint')} error={problem}>
        <Input
          id="new-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          aria-invalid={problem !== null}
          aria-describedby={describedBy('new-email', true, problem !== null)}
        />
      </Field>
      <ProofField id="email-proof" proof={proof} />
      <FormEnd onCancel={onDone}>
        <Button type="submit" variant="outline" isBusy={isSending}>
          {text('email.save')}
        </Button>
      </FormEnd>
    </form>
  )
}
