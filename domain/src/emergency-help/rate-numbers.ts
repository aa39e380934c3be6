import type { Confidence, CountryHelp, DialNumber, HelpService, ListedNumbers } from './country-help.ts'

type Single = Exclude<HelpService, 'general'>

/** Two sources that agree are trusted; one alone as far as its row. */
export function rateNumbers(listed: ListedNumbers): CountryHelp {
  const { country, source, checkedAt, sourcesAsked } = listed
  const rated = (service: Single): readonly DialNumber[] =>
    listed[service].map((number) => {
      const agreement = listed.agreement[service]
      return { number, confidence: rate(listed.confidence, agreement), agreement, sourcesAsked, source, checkedAt }
    })
  return {
    country,
    services: {
      general: rateGeneral(listed),
      police: rated('police'),
      ambulance: rated('ambulance'),
      fire: rated('fire'),
    },
  }
}

/** A general number is rated as low as the lowest of its three services, unless a law sets it. */
function rateGeneral(listed: ListedNumbers): readonly DialNumber[] {
  const { general, generalSource, source, sourcesAsked } = listed
  const lowest = Math.min(...Object.values(listed.agreement))
  return general.flatMap((number, index) => {
    const isByLaw = index === 0 && generalSource.source.url !== source.url
    if (!isByLaw && isOfPoliceAlone(number, listed)) return []
    const agreement = isByLaw ? null : lowest
    const confidence = isByLaw ? 'high' : rate(listed.confidence, lowest)
    return [{ number, confidence, agreement, sourcesAsked, ...(isByLaw ? generalSource : pick(listed)) }]
  })
}

/**
 * In Thailand 191 is listed as a general number, but the ambulance has 1669: an injured caller would reach the police.
 */
function isOfPoliceAlone(number: string, { police, ambulance }: ListedNumbers): boolean {
  return police.includes(number) && ambulance.length > 0 && !ambulance.includes(number)
}

function rate(ofRow: Confidence, agreement: number): Confidence {
  if (ofRow === 'low') return 'low'
  return agreement >= 2 ? 'high' : 'medium'
}

function pick({ source, checkedAt }: ListedNumbers): Pick<DialNumber, 'source' | 'checkedAt'> {
  return { source, checkedAt }
}
