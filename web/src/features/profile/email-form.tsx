import type { User } from '@supabase/auth-js'
import { type FormEvent, useState } from 'react'

import { profileText as text } from '../../text/profile.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.ts'
import { CodeField } from './code-field.tsx'
import { ProfileSection } from './profile-section.tsx'
import { useSensitiveChange } from './use-sensitive-change.ts'

export function EmailForm({ user }: { user: User }) {
  const { change, needsCode, refusal, isSending } = useSensitiveChange()
  const [isWrong, setWrong] = useState(false)
  const email = user.email ?? ''

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('email')
    const isInvalid = !(field instanceof HTMLInputElement) || !field.validity.valid
    setWrong(isInvalid)
    if (isInvalid) return
    const nonce = new FormData(form).get('code')
    const outcome = await change({
      email: field.value.trim(),
      ...(typeof nonce === 'string' && { nonce: nonce.trim() }),
    })
    if (outcome !== 'done') return
    form.reset()
    toast.success(text('email.done'))
  }

  const problem = isWrong ? text('email.problem') : refusal
  return (
    <ProfileSection id="email-title" title={text('email.title')}>
      <p className="mb-4 wrap-anywhere">{text('email.now', { email })}</p>
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
        {needsCode && <CodeField id="email-code" email={email} />}
        <Button type="submit" variant="outline" disabled={isSending} className="justify-self-start">
          {text('email.save')}
        </Button>
      </form>
    </ProfileSection>
  )
}
