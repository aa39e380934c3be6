import type { SafetyContact } from '@app/contracts/safety/check-in'
import { CHECK_IN_LIMITS } from '@app/domain/check-in'
import { type FormEvent, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { describedBy, Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { checkInText as text } from './check-in-text.ts'
import { fieldsOf } from './fields-of.ts'
import type { CheckInActions } from './use-check-in.ts'

type Props = {
  readonly contacts: readonly SafetyContact[]
  readonly actions: CheckInActions
  /** A timer runs with this one: removed, it would raise no alarm. */
  readonly busy: string | null
}

export function Contacts({ contacts, actions, busy }: Props) {
  return (
    <section aria-labelledby="contacts">
      <h2 id="contacts" className="text-title">
        {text('contacts')}
      </h2>
      {contacts.length === 0 && <p className="mt-2 text-soft">{text('contacts.none')}</p>}
      <ul className="mt-2">
        {contacts.map((contact) => (
          <Row key={contact.id} contact={contact} actions={actions} isBusy={contact.id === busy} />
        ))}
      </ul>
      {contacts.some(({ state }) => state === 'asked') && (
        <p className="mt-2 text-small text-soft">{text('asked.note')}</p>
      )}
      {contacts.length < CHECK_IN_LIMITS.contacts && <AddForm actions={actions} />}
    </section>
  )
}

type RowProps = { readonly contact: SafetyContact; readonly actions: CheckInActions; readonly isBusy: boolean }

function Row({ contact: { id, name, email, state }, actions, isBusy }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-soft wrap-anywhere">{email}</p>
        <p className={`text-small font-medium ${state === 'accepted' ? 'text-moss' : ''}`}>{text(`state.${state}`)}</p>
      </div>
      {!isBusy && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            void actions.removeContact(id).then(() => toast.success(text('contact.removed', { name })))
          }}
        >
          {text('contact.remove', { name })}
        </Button>
      )}
    </li>
  )
}

function AddForm({ actions }: { readonly actions: CheckInActions }) {
  const [problem, setProblem] = useState<string | null>(null)

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const { name, email } = fieldsOf(form)
    if (name === '' || !form.checkValidity()) return setProblem(text('contact.problem'))
    const refused = await actions.change({ action: 'add-contact', name, email }, text('contact.added', { name }))
    setProblem(refused)
    if (refused === null) form.reset()
  }

  return (
    <form className="mt-5 grid gap-4" noValidate onSubmit={(event) => void add(event)}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field id="contact-name" label={text('contact.name')}>
          <Input id="contact-name" name="name" required maxLength={60} autoComplete="off" />
        </Field>
        <Field id="contact-email" label={text('contact.email')} hint={text('contact.hint')} error={problem}>
          <Input
            id="contact-email"
            name="email"
            type="email"
            required
            maxLength={320}
            autoComplete="off"
            autoCapitalize="none"
            aria-invalid={problem !== null}
            aria-describedby={describedBy('contact-email', true, problem !== null)}
          />
        </Field>
      </div>
      <Button type="submit" variant="outline" className="justify-self-start" isBusy={actions.isWorking}>
        {text('contact.add')}
      </Button>
    </form>
  )
}
