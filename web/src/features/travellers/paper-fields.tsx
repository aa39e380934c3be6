import { isCalendarDate } from '@app/domain/kernel'
import { type FormEvent, useState } from 'react'

import type { HeldPaper } from '../../entities/party/party-traveller.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select, type SelectOption } from '../../ui/form/select.tsx'
import { travellersText as text } from './travellers-text.ts'

type Props = {
  /** Of the traveller; labels need an id of their own per traveller. */
  readonly id: string
  readonly issuers: readonly SelectOption[]
  readonly words: Readonly<Record<'country' | 'expires' | 'hint' | 'add', string>>
  readonly onAdd: (paper: HeldPaper) => void
}

/** The country and the last day of a passport or a visa. */
export function PaperFields({ id, issuers, words, onAdd }: Props) {
  const [isMissing, setMissing] = useState(false)
  const [country, expires] = [`country-${id}`, `expires-${id}`]
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const [code, on] = ['country', 'expires'].map((name) => new FormData(form).get(name))
    const isChosen = typeof code === 'string' && issuers.some(({ value }) => value === code)
    setMissing(!isChosen)
    if (!isChosen) return
    onAdd({ country: code, expires_on: typeof on === 'string' && isCalendarDate(on) ? on : null })
    form.reset()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid items-start gap-x-4 gap-y-4 *:min-w-0 sm:grid-cols-2">
        <Field id={country} label={words.country} error={isMissing && text('problem.country')}>
          <Select
            id={country}
            name="country"
            options={issuers}
            placeholder={text('choose')}
            aria-invalid={isMissing}
            aria-describedby={describedBy(country, false, isMissing)}
          />
        </Field>
        <Field id={expires} label={words.expires} hint={words.hint}>
          <Input
            id={expires}
            name="expires"
            type="date"
            min="2000-01-01"
            max="2199-12-31"
            aria-describedby={`${expires}-hint`}
          />
        </Field>
      </div>
      <Button type="submit" variant="outline" className="w-full sm:w-fit">
        {words.add}
      </Button>
    </form>
  )
}
