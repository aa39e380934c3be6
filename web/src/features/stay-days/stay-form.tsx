import { type CalendarDate, isCalendarDate } from '@app/domain/kernel'
import { type FormEvent, useState } from 'react'

import type { BorderStay } from '../../entities/party/party-traveller.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { stayDaysText as text } from './stay-days-text.ts'

type Problem = 'missing' | 'order' | 'old' | 'many'
type Problems = { readonly arrive?: Problem; readonly leave?: Problem }
type Props = { readonly area: string; readonly isFull: boolean; readonly onAdd: (stay: BorderStay) => void }

const OLDEST = '2000-01-01'

/** One stay at a time: the day of entry, and the day of departure if there was one. */
export function StayForm({ area, isFull, onAdd }: Props) {
  const [problems, setProblems] = useState<Problems>({})
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const typed = readStay(new FormData(form), area)
    const found: Problems = isFull ? { arrive: 'many' } : typed.problems
    setProblems(found)
    if (typed.stay === null || isFull) return form.querySelector<HTMLInputElement>('[name="arrive"]')?.focus()
    onAdd(typed.stay)
    form.reset()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid items-start gap-x-4 gap-y-5 *:min-w-0 sm:grid-cols-2">
        <DayField name="arrive" problem={problems.arrive} />
        <DayField name="leave" hint={text('leave.hint')} problem={problems.leave} />
      </div>
      <Button type="submit" size="lg" className="w-full">
        {text('add')}
      </Button>
    </form>
  )
}

type DayProps = { readonly name: 'arrive' | 'leave'; readonly hint?: string; readonly problem: Problem | undefined }

function DayField({ name, hint, problem }: DayProps) {
  const id = `stay-${name}`
  return (
    <Field id={id} label={text(name)} {...(hint && { hint })} error={problem && text(`problem.${problem}`)}>
      <Input
        id={id}
        name={name}
        type="date"
        min={OLDEST}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, hint !== undefined, problem !== undefined)}
      />
    </Field>
  )
}

type Typed = { readonly stay: BorderStay | null; readonly problems: Problems }

function readStay(fields: FormData, area: string): Typed {
  const arrive = dayIn(fields, 'arrive')
  if (arrive === null) return { stay: null, problems: { arrive: 'missing' } }
  if (arrive < OLDEST) return { stay: null, problems: { arrive: 'old' } }
  const leaves = dayIn(fields, 'leave')
  if (leaves !== null && leaves < arrive) return { stay: null, problems: { leave: 'order' } }
  return { stay: { area, arrives_on: arrive, leaves_on: leaves }, problems: {} }
}

function dayIn(fields: FormData, name: 'arrive' | 'leave'): CalendarDate | null {
  const typed = fields.get(name)
  return typeof typed === 'string' && isCalendarDate(typed) ? typed : null
}
