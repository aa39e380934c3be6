import { type FormEvent, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { askSupport } from '../../entities/support/ask-support.ts'
import { dropHandover, readHandover } from '../../entities/support/handover.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { changeGuest } from './guest-store.ts'
import { HandoverNote } from './handover-note.tsx'
import { personText as text } from './support-person-text.ts'

type Asked = { readonly email: string; readonly challenge: string }

/** A guest proves the address first: answers are mailed there. */
export function GuestDoor() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [handover, setHandover] = useState(readHandover)
  return (
    <section aria-labelledby="support-door" className="max-w-xl">
      {handover.length > 0 && <HandoverNote turns={handover} onDrop={() => setHandover((dropHandover(), []))} />}
      <h2 id="support-door" className="mt-8 text-title">
        {text('guest.title')}
      </h2>
      {asked ? (
        <CodeForm asked={asked} onOther={() => setAsked(null)} />
      ) : (
        <>
          <p className="mt-2 text-soft">{text('guest.text')}</p>
          <AddressForm onAsked={setAsked} />
          <ButtonLink
            variant="outline"
            className="mt-4"
            to={`/auth?returnTo=${encodeURIComponent('/chat-with-us?person=1')}`}
          >
            {text('sign-in')}
          </ButtonLink>
        </>
      )}
    </section>
  )
}

function AddressForm({ onAsked }: { readonly onAsked: (asked: Asked) => void }) {
  const config = usePageConfig()
  const [problem, setProblem] = useState<string | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email')
    if (!(field instanceof HTMLInputElement)) return
    const email = field.value.trim()
    if (email === '' || !field.validity.valid) return setProblem(text('guest.bad-email'))
    setWorking(true)
    const answer = await askSupport(config, { action: 'ask-code', email })
    setWorking(false)
    if (answer.kind === 'challenge') return onAsked({ email, challenge: answer.challenge })
    if (answer.kind !== 'refused') return
    setProblem(answer.code === 'invalid_input' ? text('guest.bad-email') : answer.message)
  }
  return (
    <form className="mt-5 grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      <Field id="support-email" label={text('guest.email')} error={problem}>
        <Input
          id="support-email"
          name="email"
          type="email"
          autoComplete="email"
          aria-invalid={problem !== null}
          aria-describedby={describedBy('support-email', false, problem !== null)}
        />
      </Field>
      <Button type="submit" className="justify-self-start" isBusy={isWorking}>
        {text('guest.ask')}
      </Button>
    </form>
  )
}

function CodeForm({ asked, onOther }: { readonly asked: Asked; readonly onOther: () => void }) {
  const config = usePageConfig()
  const [problem, setProblem] = useState<string | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function enter(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('code')
    if (!(field instanceof HTMLInputElement)) return
    const code = field.value.replaceAll(/\s/g, '')
    if (!/^\d{6}$/.test(code)) return setProblem(text('guest.bad-code'))
    setWorking(true)
    const answer = await askSupport(config, { action: 'enter', challenge: asked.challenge, code })
    setWorking(false)
    if (answer.kind === 'entered') changeGuest(() => ({ token: answer.token, waiting: [] }))
    else if (answer.kind === 'refused') setProblem(answer.message)
  }
  return (
    <form className="mt-2 grid gap-4" noValidate onSubmit={(event) => void enter(event)}>
      <p role="status" className="wrap-anywhere">
        {text('guest.sent', { email: asked.email })}
      </p>
      <Field id="support-code" label={text('guest.code')} hint={text('guest.code.hint')} error={problem}>
        <Input
          id="support-code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          ref={focus}
          className="max-w-48 tabular-nums"
          aria-invalid={problem !== null}
          aria-describedby={describedBy('support-code', true, problem !== null)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isWorking}>
          {text('guest.enter')}
        </Button>
        <Button variant="ghost" onClick={onOther}>
          {text('guest.other')}
        </Button>
      </div>
    </form>
  )
}

/** The mail has been sent: the next thing to do is this field. */
function focus(field: HTMLInputElement | null): void {
  field?.focus()
}
