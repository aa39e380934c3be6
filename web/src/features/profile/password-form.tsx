import type { User } from '@supabase/auth-js'
import { type FormEvent, useState } from 'react'

import { checkNewPassword } from '../../api/session/check-new-password.ts'
import { profileText as text } from '../../text/profile.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.ts'
import { CodeField } from './code-field.tsx'
import { ProfileSection } from './profile-section.tsx'
import { useSensitiveChange } from './use-sensitive-change.ts'

export function PasswordForm({ user }: { user: User }) {
  const { change, needsCode, refusal, isSending } = useSensitiveChange()
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
    const nonce = read('code').trim()
    if ((await change({ password: read('password'), ...(nonce && { nonce }) })) !== 'done') return
    form.reset()
    toast.success(text('password.done'))
  }

  const problems = {
    password: unfit && unfit !== 'mismatch' ? text(`password.${unfit}`) : refusal,
    repeated: unfit === 'mismatch' ? text('password.mismatch') : null,
  }
  return (
    <ProfileSection id="password-title" title={text('password.title')}>
      <form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
        {/* Password managers want to know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email ?? ''} />
        {(['password', 'repeated'] as const).map((name) => (
          <Field
            key={name}
            id={`new-${name}`}
            label={text(name === 'password' ? 'password.label' : 'password.repeat')}
            {...(name === 'password' && { hint: text('password.hint') })}
            error={problems[name]}
          >
            <Input
              id={`new-${name}`}
              name={name}
              type="password"
              required
              maxLength={1024}
              autoComplete="new-password"
              aria-invalid={problems[name] !== null}
              aria-describedby={describedBy(`new-${name}`, name === 'password', problems[name] !== null)}
            />
          </Field>
        ))}
        {needsCode && <CodeField id="password-code" email={user.email ?? ''} />}
        <Button type="submit" variant="outline" disabled={isSending} className="justify-self-start">
          {text('password.save')}
        </Button>
      </form>
    </ProfileSection>
  )
}
