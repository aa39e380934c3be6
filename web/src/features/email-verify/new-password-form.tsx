import { type FormEvent, useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { NewPasswordInput } from '../../entities/traveller/password/new-password-input.tsx'
import { PasswordInput } from '../../entities/traveller/password/password-input.tsx'
import { checkNewPassword } from '../../entities/traveller/session/check-new-password.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { verifyText as text } from './email-verify-text.ts'
import type { PasswordProblem } from './password-problem.ts'
import { saveNewPassword } from './save-new-password.ts'

/** The link has signed the traveller in; this session may set a password without the old one. */
export function NewPasswordForm({ onSaved }: { onSaved: () => void }) {
  const config = usePageConfig()
  const [problem, setProblem] = useState<PasswordProblem | null>(null)
  const [isSaving, setSaving] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const password = valueOf(form, 'password')
    const unfit = checkNewPassword(password, valueOf(form, 'repeated'))
    setProblem(unfit && `password.${unfit}`)
    if (unfit) return
    setSaving(true)
    const refused = await send(password)
    setSaving(false)
    setProblem(refused)
    if (!refused) onSaved()
  }

  async function send(password: string): Promise<PasswordProblem | null> {
    try {
      return await saveNewPassword((await backend(config)).auth, password)
    } catch {
      return 'verify.unreachable'
    }
  }

  const isMismatch = problem === 'password.mismatch'
  return (
    <form className="mt-8 grid max-w-sm gap-5" noValidate onSubmit={(event) => void save(event)}>
      <PasswordField name="password" problem={isMismatch ? null : problem} />
      <PasswordField name="repeated" problem={isMismatch ? problem : null} />
      <Button type="submit" isBusy={isSaving} className="justify-self-start">
        {text('password.action')}
      </Button>
    </form>
  )
}

type FieldProps = { readonly name: 'password' | 'repeated'; readonly problem: PasswordProblem | null }

function PasswordField({ name, problem }: FieldProps) {
  const isNew = name === 'password'
  const Control = isNew ? NewPasswordInput : PasswordInput
  return (
    <Field id={name} label={text(`password.${name}`)} error={problem && text(problem)}>
      <Control
        id={name}
        name={name}
        autoComplete="new-password"
        enterKeyHint={isNew ? 'next' : 'go'}
        required
        aria-invalid={problem !== null}
        aria-describedby={describedBy(name, isNew, problem !== null)}
      />
    </Field>
  )
}

function valueOf(form: FormData, name: FieldProps['name']): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
