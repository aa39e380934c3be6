import { useEffect, useRef } from 'react'
import { Form } from 'react-router'

import { passportText as text } from '../../text/passport.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { FindingList } from './finding-list.tsx'
import { PASSPORT_FIELDS, type PassportField, type PassportView } from './load-passport-check.ts'

export function PassportCheck({ view }: { view: PassportView }) {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [view])
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <Form method="get" action="/documents#answer" preventScrollReset noValidate className="grid content-start gap-5">
        {PASSPORT_FIELDS.map((name) => (
          <DateField key={name} name={name} view={view} />
        ))}
        <Button type="submit" size="lg" className="w-full">
          {text('check')}
        </Button>
      </Form>
      <section id="answer" aria-label={text('answer')} aria-live="polite" className="scroll-mt-6">
        {view.findings ? (
          <FindingList findings={view.findings} />
        ) : (
          <div className="rounded-sheet border border-dashed border-edge px-6 py-10">
            <h2 className="text-title">{text('empty.title')}</h2>
            <p className="mt-3 max-w-[46ch] text-soft">{text('empty.text')}</p>
          </div>
        )}
        <h2 className="mt-8 text-title">{text('which.title')}</h2>
        <p className="mt-2 max-w-[62ch] text-soft">{text('which.text')}</p>
      </section>
    </div>
  )
}

function DateField({ name, view }: { name: PassportField; view: PassportView }) {
  const problem = view.problems[name]
  const hint = name === 'issued' ? text('issued.hint') : undefined
  return (
    <Field id={name} label={text(name)} {...(hint && { hint })} error={problem && text(`problem.${problem}`)}>
      <Input
        id={name}
        name={name}
        type="date"
        defaultValue={view.typed[name]}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(name, hint !== undefined, problem !== undefined)}
      />
    </Field>
  )
}
