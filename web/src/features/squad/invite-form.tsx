import { type FormEvent, useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { squadText as text } from './squad-text.ts'
import type { SquadActions } from './use-squad.ts'

type Props = { readonly isFull: boolean; readonly isActive: boolean; readonly actions: SquadActions }

export function InviteForm({ isFull, isActive, actions }: Props) {
  const [problem, setProblem] = useState<string | null>(null)

  async function invite(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('email')
    const isRight = field instanceof HTMLInputElement && field.value.trim() !== '' && field.validity.valid
    setProblem(isRight ? null : text('invite.problem'))
    if (!isRight) return
    const email = field.value.trim()
    const refused = await actions.change({ action: 'invite', email }, text('invite.done', { email }))
    setProblem(refused)
    if (refused === null) form.reset()
  }

  if (!isActive) return null
  return (
    <section aria-labelledby="invite" className="border-t border-line pt-6 lg:border-s lg:border-t-0 lg:ps-8 lg:pt-0">
      <h2 id="invite" className="text-title">
        {text('invite.title')}
      </h2>
      {isFull ? (
        <p className="mt-3 text-soft">{text('invite.full')}</p>
      ) : (
        <form className="mt-4 grid gap-4" noValidate onSubmit={(event) => void invite(event)}>
          <Field id="invite-email" label={text('invite.label')} hint={text('invite.hint')} error={problem}>
            <Input
              id="invite-email"
              name="email"
              type="email"
              required
              maxLength={320}
              autoComplete="off"
              autoCapitalize="none"
              aria-invalid={problem !== null}
              aria-describedby={describedBy('invite-email', true, problem !== null)}
            />
          </Field>
          <Button type="submit" className="justify-self-start" isBusy={actions.isWorking}>
            {text('invite.action')}
          </Button>
        </form>
      )}
    </section>
  )
}
