import { type FormEvent, useEffect, useRef, useState } from 'react'

import { travellerToday } from '../../device/traveller-today.ts'
import { homeSearchText as text } from '../../text/home-search.ts'
import { toast } from '../../ui/toast.ts'
import { useDateLimits } from '../../ui/use-date-limits.ts'
import type { SearchFields, SearchProblem } from './check-search.ts'
import { useFieldState } from './use-field-state.ts'

type Rules = {
  /** Title of the message when something is not filled in. */
  readonly missing: 'hotel.missing' | 'flight.missing'
  isReady(field: SearchFields): boolean
  check(field: SearchFields, today: string): SearchProblem | null
}

/** Without script the browser asks for required fields; alive, the form says itself what is missing and what is wrong. */
export function useSearchForm({ missing, isReady, check }: Rules) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<SearchProblem | null>(null)
  const isIncomplete = useFieldState(form, () => form.current !== null && !isReady(fieldsOf(form.current)), false)

  useEffect(() => {
    const element = form.current
    if (!element) return
    element.noValidate = true
  }, [])
  useDateLimits(form)

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const found = check(fieldsOf(event.currentTarget), travellerToday())
    setProblem(found)
    if (!found) return
    event.preventDefault()
    toast.error(text(found.text), { title: text(isReady(fieldsOf(event.currentTarget)) ? 'invalid' : missing) })
    const field = event.currentTarget.elements.namedItem(found.field)
    if (field instanceof HTMLElement) field.focus()
  }

  return { form, problem, isIncomplete, onSubmit, onInput: () => setProblem(null) }
}

function fieldsOf(form: HTMLFormElement): SearchFields {
  const data = new FormData(form)
  return (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
}
