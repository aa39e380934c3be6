import { calendarDate, type CalendarDate, isCalendarDate } from '@app/domain/kernel'
import type { RiskLeg } from '@app/domain/safety-feeds'

export type TypedStop = { readonly name: string; readonly on: string }
export type FoundStops = { readonly legs: readonly RiskLeg[]; readonly unknown: readonly string[] }

/**
 * The typed places as legs, found on the device: each begins on its date and ends when the next one begins, or on the
 * last day. Null when the list of cities is not on this device.
 */
export async function findStops(stops: readonly TypedStop[], until: string): Promise<FoundStops | null> {
  const { KNOWN_CITIES } = await import('@app/datasets/known-cities').catch(() => ({ KNOWN_CITIES: null }))
  if (!KNOWN_CITIES) return null
  const { findCity } = KNOWN_CITIES.names()
  const legs: RiskLeg[] = []
  const unknown: string[] = []
  for (const [index, { name, on }] of stops.entries()) {
    const city = findCity(name) ?? findCity(name.split(',')[0]?.trim() ?? '')
    if (!city) {
      unknown.push(name)
      continue
    }
    const from = dayIn(on)
    const next = stops.slice(index + 1).find((stop) => dayIn(stop.on) !== null)
    const end = dayIn(next?.on ?? until) ?? from
    legs.push({
      id: `${index} ${city.name}`,
      name: city.name,
      country: city.country,
      position: city.coordinates,
      from,
      to: from !== null && end !== null && end >= from ? end : from,
    })
  }
  return { legs, unknown }
}

function dayIn(written: string): CalendarDate | null {
  return isCalendarDate(written) ? calendarDate(written) : null
}
