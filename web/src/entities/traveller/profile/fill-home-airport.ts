import type { BackendConfig } from '../../../api/backend.ts'
import { loadProfile } from './profile-query.ts'

/** Fills in the home airport as the origin, unless the traveller has typed or is in the field. */
export async function fillHomeAirport(
  config: BackendConfig,
  userId: string,
  form: HTMLFormElement | null,
): Promise<void> {
  const { homeAirport } = await loadProfile(config, userId)
  const field = form?.elements.namedItem('from')
  if (homeAirport === null || !(field instanceof HTMLInputElement) || !isUntouched(field)) return
  const { airportLabel, findAirport } = await import('@app/datasets/airports')
  const airport = findAirport(homeAirport)
  if (!airport || !isUntouched(field)) return
  field.value = airportLabel(airport)
  // Notifies code that watches whether the form is complete.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function isUntouched(field: HTMLInputElement): boolean {
  return field.value === '' && field !== document.activeElement
}
