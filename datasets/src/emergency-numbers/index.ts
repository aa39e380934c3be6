import { calendarDate, type CalendarDate, type Source } from '@app/domain/kernel'

import packed from '../../packed/emergency-numbers.json' with { type: 'json' }

export type Confidence = 'high' | 'medium' | 'low'

export type EmergencyService = 'police' | 'ambulance' | 'fire'

export type DatedSource = { readonly source: Source; readonly checkedAt: CalendarDate }

export type EmergencyNumbers = {
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** As dialled; empty when no source has one. */
  readonly police: readonly string[]
  readonly ambulance: readonly string[]
  readonly fire: readonly string[]
  /** One number for every kind of help. */
  readonly general: readonly string[]
  /** The source of the general number: a law if there is one, else the source of the row. */
  readonly generalSource: DatedSource
  /** High: two or more sources agree on all three services. Medium: one government alone. */
  readonly confidence: Confidence
  /** How many of the country's sources contain the shown number. */
  readonly agreement: Readonly<Record<EmergencyService, number>>
  readonly sourcesAsked: number
  /** The first that lists the country. */
  readonly source: Source
  readonly checkedAt: CalendarDate
}

const lines = new Map(packed.rows.map((line) => [line.slice(0, 2), line]))
const sources = new Map(packed.sources.map((source) => [source.key, source]))

export const EMERGENCY_COUNTRIES: readonly string[] = [...lines.keys()]

export function emergencyNumbersOf(country: string): EmergencyNumbers | undefined {
  const line = lines.get(country.trim().toUpperCase())
  return line === undefined ? undefined : fromLine(line)
}

function fromLine(line: string): EmergencyNumbers {
  const [country = '', police, ambulance, fire, general, key = '', asked, agreement = '', confidence, law] =
    line.split('|')
  const [agreePolice = 0, agreeAmbulance = 0, agreeFire = 0] = agreement.split(' ').map(Number)
  return {
    country,
    police: numbers(police),
    ambulance: numbers(ambulance),
    fire: numbers(fire),
    general: numbers(general),
    generalSource: sourceOf(law || key),
    confidence: confidence as Confidence,
    agreement: { police: agreePolice, ambulance: agreeAmbulance, fire: agreeFire },
    sourcesAsked: Number(asked),
    ...sourceOf(key),
  }
}

function sourceOf(key: string): DatedSource {
  const found = sources.get(key)
  if (!found) throw new RangeError(`not a source of emergency numbers: ${key}`)
  return { source: { title: found.title, url: found.url }, checkedAt: calendarDate(found.checkedAt) }
}

function numbers(text = ''): readonly string[] {
  return text.split(' ').filter(Boolean)
}
