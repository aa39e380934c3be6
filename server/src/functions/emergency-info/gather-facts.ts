import type { EmergencyFacts, EmergencyInfoRequest } from '@app/contracts/emergency-info'
import { chooseMissions, rateNumbers } from '@app/domain/emergency-help'

import type { HelpTables } from './help-tables.ts'

const MAX_HOSPITALS = 5

/** Looks everything up. The engines decide what is shown and how far to trust it. */
export async function gatherFacts(
  tables: HelpTables,
  { latitude, longitude, nationality }: EmergencyInfoRequest,
): Promise<EmergencyFacts> {
  const at = { latitude, longitude }
  const { country, near } = tables.countryAt(at)
  const shown = [...(country ? [country] : []), ...near.map((other) => other.country)]
  const hospitals = await tables.hospitalsNear(at, MAX_HOSPITALS)
  return {
    country,
    near: [...near],
    help: shown.flatMap((code) => {
      const listed = tables.numbersOf(code)
      return listed ? [copy(rateNumbers(listed))] : []
    }),
    missions:
      nationality === undefined || nationality === country
        ? null
        : {
            nationality,
            found: [...chooseMissions(tables.missionsOf(nationality), country, at)],
            ...tables.missionsSource,
          },
    hospitals: hospitals && { found: [...hospitals.found], source: hospitals.source },
  }
}

/** The lists of the contract are mutable. */
function copy({ country, services }: ReturnType<typeof rateNumbers>): EmergencyFacts['help'][number] {
  const { general, police, ambulance, fire } = services
  return {
    country,
    services: { general: [...general], police: [...police], ambulance: [...ambulance], fire: [...fire] },
  }
}
