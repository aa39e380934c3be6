import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'

import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { helpText as text } from './help-text.ts'

type Props = {
  readonly search: string
  /** On the index the results follow each letter; elsewhere the form leads there. */
  readonly isLive?: boolean
}

/** A plain GET form, so that it also works without script. */
export function HelpSearch({ search, isLive = false }: Props) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const field = input.current
    // Back changes the search; a field in use is not overwritten.
    if (field && field.value !== search && document.activeElement !== field) field.value = search
  }, [search])

  function follow({ currentTarget }: FormEvent<HTMLInputElement>): void {
    const query = new URLSearchParams(currentTarget.value ? { search: currentTarget.value } : {})
    void navigate({ pathname: '/help-center', search: query.toString() }, { replace: true, preventScrollReset: true })
  }

  return (
    <Form method="get" action="/help-center" role="search" preventScrollReset className="max-w-[40rem]">
      <Field id="help-search" label={text('search')} hint={text('search.hint')}>
        <div className="flex flex-wrap gap-2">
          <Input
            className="flex-[1_1_9rem]"
            ref={input}
            id="help-search"
            type="search"
            name="search"
            defaultValue={search}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="help-search-hint"
            {...(isLive && { onInput: follow })}
          />
          <Button type="submit">{text('search.action')}</Button>
        </div>
      </Field>
    </Form>
  )
}
