import { useEffect, useEffectEvent, useRef } from 'react'

import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import type { PhrasebookView } from './load-phrasebook.ts'
import { translateText as text } from './phrasebook-text.ts'

type Props = {
  readonly view: PhrasebookView
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Null while nothing is searched. */
  readonly found: number | null
}

/** Finds as one types; without script the form asks the page. */
export function PhraseSearch({ view: { book, search }, typed, onType, found }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const readTyped = useEffectEvent(() => onType(input.current?.value ?? ''))
  // Typed before the page was alive.
  useEffect(() => readTyped(), [])
  const { code, name } = book.language
  return (
    <form role="search" action="/translate" className="grid gap-1" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="lang" value={code} />
      <Field id="search" label={text('search')}>
        <Input
          ref={input}
          id="search"
          name="search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          defaultValue={search}
          placeholder={text('search.hint', { language: name })}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </Field>
      <p role="status" className="text-small text-soft empty:hidden">
        {typed.trim() !== '' && found !== null && countOf(found)}
      </p>
    </form>
  )
}

function countOf(found: number): string {
  if (found === 0) return text('search.none')
  return found === 1 ? text('search.found.one') : text('search.found', { count: String(found) })
}
