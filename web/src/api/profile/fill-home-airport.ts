import type { BackendConfig } from '../backend.ts'
import { loadProfile } from './load-profile.ts'

/** Puts the home airport where a flight begins, unless somebody has typed or is about to. */
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
  // Whoever watches the form for being complete.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function isUntouched(field: HTMLInputElement): boolean {
  return field.value === '' && field !== document.activeElement
}
