import type { SafetyContact } from '@app/contracts/safety/check-in'
import { CHECK_IN_LIMITS } from '@app/domain/check-in'
import { type FormEvent, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { describedBy, Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { checkInText as text } from './check-in-text.ts'
import { fieldsOf } from './fields-of.ts'
import type { CheckInActions } from './use-check-in.ts'

const MINUTES = ['30', '60', '120', '240', '480', '1440'] as const
const MINUTE_MS = 60_000

type Props = { readonly contacts: readonly SafetyContact[]; readonly actions: CheckInActions }

export function StartForm({ contacts, actions }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const able = contacts.filter(({ state }) => state !== 'refused')

  async function start(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { contact, minutes, note, position } = fieldsOf(event.currentTarget)
    const dueAt = new Date(Date.now() + Number(minutes) * MINUTE_MS).toISOString()
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const refused = await actions.change(
      { action: 'start', contact, dueAt, timeZone, note, sharesPosition: position !== '' },
      text('start.done'),
    )
    setProblem(refused)
  }

  if (able.length === 0) return null
  return (
    <section aria-labelledby="start-timer">
      <h2 id="start-timer" className="text-title">
        {text('start')}
      </h2>
      <form className="mt-4 grid gap-5" onSubmit={(event) => void start(event)}>
        <WhoAndWhen contacts={able} />
        <Field id="timer-note" label={text('start.note')} hint={text('start.note.hint')}>
          <Textarea
            id="timer-note"
            name="note"
            rows={2}
            maxLength={CHECK_IN_LIMITS.noteLetters}
            aria-describedby={describedBy('timer-note', true, false)}
          />
        </Field>
        {/* Never ticked beforehand: consent is given for each timer. */}
        <Checkbox name="position" label={text('start.position')} hint={text('start.position.hint')} />
        {problem !== null && (
          <p role="alert" className="font-medium text-signal">
            {problem}
          </p>
        )}
        <Button type="submit" size="lg" className="justify-self-start" isBusy={actions.isWorking}>
          {text('start.action')}
        </Button>
      </form>
    </section>
  )
}

function WhoAndWhen({ contacts }: Pick<Props, 'contacts'>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id="timer-contact" label={text('start.who')}>
        <Select
          id="timer-contact"
          name="contact"
          options={contacts.map(({ id, name, state }) => ({ value: id, label: `${name} (${text(`state.${state}`)})` }))}
        />
      </Field>
      <Field id="timer-minutes" label={text('start.when')}>
        <Select
          id="timer-minutes"
          name="minutes"
          defaultValue={MINUTES[2]}
          options={MINUTES.map((value) => ({ value, label: text(`start.${value}`) }))}
        />
      </Field>
    </div>
  )
}
