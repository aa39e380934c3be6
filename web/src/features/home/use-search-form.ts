import { type FormEvent, useEffect, useRef, useState } from 'react'

import type { SearchFields, SearchProblem } from './check-search.ts'
import { localToday } from './local-today.ts'
import { useFieldState } from './use-field-state.ts'

type Rules = {
  isReady(field: SearchFields): boolean
  check(field: SearchFields, today: string): SearchProblem | null
}

/** Without script the browser asks for required fields; alive, the form says itself what is missing and what is wrong. */
export function useSearchForm({ isReady, check }: Rules) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<SearchProblem | null>(null)
  const isIncomplete = useFieldState(form, () => form.current !== null && !isReady(fieldsOf(form.current)), false)

  useEffect(() => {
    const element = form.current
    if (!element) return
    element.noValidate = true
    limitDates(element)
    const limit = () => limitDates(element)
    element.addEventListener('change', limit)
    return () => element.removeEventListener('change', limit)
  }, [])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const found = check(fieldsOf(event.currentTarget), localToday())
    setProblem(found)
    if (!found) return
    event.preventDefault()
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

/** No calendar offers a day that has passed, nor a way back before the way there (`data-after` names that field). */
function limitDates(form: HTMLFormElement): void {
  const today = localToday()
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=date]')) {
    const before = form.elements.namedItem(field.dataset['after'] ?? '')
    const earliest = before instanceof HTMLInputElement ? before.value : ''
    field.min = earliest > today ? earliest : today
  }
}
