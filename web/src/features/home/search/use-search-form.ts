import { type FormEvent, useEffect, useRef, useState } from 'react'

import { travellerToday } from '../../../device/traveller-today.ts'
import { useDateLimits } from '../../../entities/booking-search/dates/use-date-limits.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import type { FindSearchProblem, SearchProblem } from './find-search-problem.ts'
import { useFieldState } from './use-field-state.ts'

/** Without script the browser checks required fields; with script the card shows what is missing or wrong. */
export function useSearchForm(findProblem: FindSearchProblem) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<SearchProblem | null>(null)
  const isIncomplete = useFieldState(
    form,
    () => form.current !== null && findProblem(fieldsOf(form.current), travellerToday())?.isMissing === true,
    false,
  )

  useEffect(() => {
    const element = form.current
    if (!element) return
    element.noValidate = true
  }, [])
  useDateLimits(form)

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const found = findProblem(fieldsOf(event.currentTarget), travellerToday())
    setProblem(found)
    if (!found) return
    event.preventDefault()
    toast.error(found.text, { title: found.title })
    const field = event.currentTarget.elements.namedItem(found.field)
    if (field instanceof HTMLElement) field.focus()
  }

  return { form, problem, isIncomplete, onSubmit, onInput: () => setProblem(null) }
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  return new URLSearchParams(texts)
}
