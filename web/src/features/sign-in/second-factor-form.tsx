import type { Session } from '@supabase/auth-js'
import { type FormEvent, useId, useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { useAuth } from '../../api/session/use-auth.ts'
import { authText as text } from '../../text/auth.ts'
import { sessionText } from '../../text/session.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.ts'
import { confirmCode } from './confirm-code.ts'
import { focusField, valueOf } from './form-fields.ts'

export function SecondFactorForm({ session }: { session: Session }) {
  const config = usePageConfig()
  const { signOut } = useAuth()
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const code = valueOf(form, 'code').replaceAll(/\D/g, '')
    setProblem(code.length === 6 ? null : text('factor.incomplete'))
    if (code.length !== 6) return focusField(form, 'code')
    setBusy(true)
    const refused = await confirm(code)
    setBusy(false)
    setProblem(refused)
    if (refused) focusField(form, 'code')
    else toast.success(sessionText('signed-in'))
  }

  async function confirm(code: string): Promise<string | null> {
    try {
      return await confirmCode((await backend(config)).auth.mfa, session, code)
    } catch {
      return text('hint.offline')
    }
  }

  return (
    <form className="grid gap-5" noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
      <p className="text-soft">{text('factor.text')}</p>
      <Field id={id} label={text('field.code')} hint={text('field.code.hint')} error={problem}>
        <Input
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          maxLength={7}
          required
          aria-invalid={problem !== null}
          aria-describedby={describedBy(id, true, problem !== null)}
          className="max-w-48 text-lead tracking-[0.3em] tabular-nums"
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto sm:min-w-44">
          {text(isBusy ? 'factor.busy' : 'factor.action')}
        </Button>
        <Button variant="link" size="sm" className="-mx-4" onClick={() => void signOut()}>
          {text('factor.other')}
        </Button>
      </div>
    </form>
  )
}
