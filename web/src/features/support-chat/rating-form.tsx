import { type FormEvent, useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { personText as text } from './support-person-text.ts'

const SCALE = [1, 2, 3, 4, 5] as const

type Props = {
  readonly rating: number | null
  readonly onRate: (rating: number, note: string) => Promise<string | null>
}

/** Asked once the conversation is closed; the answer can be changed. */
export function RatingForm({ rating, onRate }: Props) {
  const [chosen, setChosen] = useState<number | null>(rating)
  const [problem, setProblem] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(rating === null)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (chosen === null) return setProblem(text('rate.scale'))
    const note = new FormData(event.currentTarget).get('note')
    const refused = await onRate(chosen, typeof note === 'string' ? note : '')
    setProblem(refused)
    setOpen(refused !== null)
  }
  if (!isOpen)
    return (
      <p role="status" className="mt-6 border-t border-line pt-4">
        {text('rate.thanks', { rating: String(chosen ?? rating) })}
      </p>
    )
  return (
    <form className="mt-6 grid max-w-xl gap-4 border-t border-line pt-4" onSubmit={(event) => void send(event)}>
      <fieldset>
        <legend className="text-title">{text('rate.title')}</legend>
        <p className="mt-1 text-small text-soft">{text('rate.scale')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {SCALE.map((value) => (
            <label
              key={value}
              className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-edge px-3 has-checked:border-tide has-checked:bg-tide-wash"
            >
              <input type="radio" name="rating" checked={chosen === value} onChange={() => setChosen(value)} />
              {value}
            </label>
          ))}
        </div>
      </fieldset>
      <Field id="support-note" label={text('rate.note')} error={problem}>
        <Textarea id="support-note" name="note" rows={2} maxLength={1000} />
      </Field>
      <Button type="submit" className="justify-self-start">
        {text('rate.send')}
      </Button>
    </form>
  )
}
