import type { EmergencyFacts, EmergencyInfoResponse } from '@app/contracts/emergency-info'

import type { LocalFacts } from './help-tables.ts'

type Info = EmergencyInfoResponse['emergency_info']
type Names = (country: string) => string

const UNKNOWN = 'Not known'

/** The facts in words, for whoever reads the answer as text. What is not known is said. */
export function describeFacts(facts: EmergencyFacts, nameOf: Names, local: LocalFacts | undefined): Info {
  const own = facts.help.find(({ country }) => country === facts.country)?.services
  const dial = (service: 'general' | 'police' | 'ambulance' | 'fire'): string =>
    own?.[service].map(({ number }) => number).join(' or ') || UNKNOWN
  const info = {
    location: describePlace(facts, nameOf),
    police: dial('police'),
    medical: dial('ambulance'),
    fire: dial('fire'),
    general_emergency: dial('general'),
    hospital: describeHospitals(facts),
    embassy: describeMissions(facts, nameOf),
    local_info: describeLocal(local),
  }
  const raw = [
    info.location,
    `Police: ${info.police}. Ambulance: ${info.medical}. Fire: ${info.fire}. One number for all: ${info.general_emergency}.`,
    `Hospital: ${info.hospital}`,
    `Embassy: ${info.embassy}`,
    info.local_info,
  ]
  return { ...info, raw_info: raw.join('\n') }
}

function describePlace({ country, near }: EmergencyFacts, nameOf: Names): string {
  const others = near.map((other) => nameOf(other.country)).join(', ')
  if (country === null) return `No country: at sea, or beyond every border${others && `, near ${others}`}`
  return others ? `${nameOf(country)}, near the border with ${others}` : nameOf(country)
}

function describeHospitals({ hospitals }: EmergencyFacts): string {
  if (hospitals === null) return 'Not known here. The ambulance number knows the nearest.'
  const found = hospitals.found.map(({ name, distanceM, phone, mapDate }) =>
    [`${name}, ${distanceM} m`, phone, `map of ${mapDate}`].filter(Boolean).join(', '),
  )
  return found.join('; ') || 'None on our map of this area. The ambulance number knows the nearest.'
}

function describeMissions({ missions }: EmergencyFacts, nameOf: Names): string {
  if (missions === null) return 'Say which country you are from to see where its embassy is.'
  const found = missions.found.map(({ mission, km }) => {
    const where = [mission.city, nameOf(mission.host)].filter(Boolean).join(', ')
    return [`${mission.kind} in ${where}`, km === null ? null : `${Math.round(km)} km`, mission.phone]
      .filter(Boolean)
      .join(', ')
  })
  return `${found.join('; ') || 'None known'} (as of ${missions.checkedAt}; check before you go)`
}

function describeLocal(local: LocalFacts | undefined): string {
  if (!local) return UNKNOWN
  const codes = local.callingCodes.map((code) => `+${code}`).join(', ')
  return `Languages: ${local.languages.join(', ') || UNKNOWN}. Calling code: ${codes || UNKNOWN}.`
}
