import { type CalendarDate, type Coordinates, distanceKm } from '@app/domain/kernel'

/** Facts about driving in the country of pick-up. */
export type DriveFacts = {
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly side: 'left' | 'right' | null
  /** ISO 4217: the currency of the deposit. */
  readonly currencies: readonly string[]
  /** With a land border. */
  readonly neighbours: readonly string[]
  readonly emergency: { readonly numbers: readonly string[]; readonly checkedAt: CalendarDate } | null
  /** Only for a drop-off at another known place. */
  readonly oneWay: { readonly country: string; readonly km: number } | null
}

type End = { readonly country: string; readonly coordinates: Coordinates }

export async function gatherDriveFacts(from: End, to: End | null): Promise<DriveFacts> {
  const [{ findCountry }, { emergencyNumbersOf }] = await Promise.all([
    import('@app/datasets/countries'),
    import('@app/datasets/emergency-numbers'),
  ])
  const country = findCountry(from.country)
  const numbers = emergencyNumbersOf(from.country)
  const shown = numbers && (numbers.general.length > 0 ? numbers.general : numbers.police)
  return {
    country: from.country,
    side: country?.drivingSide ?? null,
    currencies: country?.currencies ?? [],
    neighbours: country?.neighbours ?? [],
    emergency: numbers && shown && shown.length > 0 ? { numbers: shown, checkedAt: numbers.checkedAt } : null,
    oneWay: to && { country: to.country, km: Math.round(distanceKm(from.coordinates, to.coordinates)) },
  }
}
