import { earliestReturn } from '@app/domain/booking-search'
import { type RefObject, useEffect } from 'react'

import { travellerToday } from '../../../device/traveller-today.ts'

/**
 * Past dates cannot be chosen, nor a return before the departure (`data-after` names that field). One rule for every
 * form with two dates; before hydration the server's limits apply.
 */
export function useDateLimits(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const limit = (): void => limitDates(element)
    limit()
    element.addEventListener('change', limit)
    return () => element.removeEventListener('change', limit)
  }, [form])
}

function limitDates(form: HTMLFormElement): void {
  const today = travellerToday()
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=date]')) {
    const before = form.elements.namedItem(field.dataset['after'] ?? '')
    field.min = earliestReturn(before instanceof HTMLInputElement ? before.value : '', today)
  }
}
