/** Sentences of the advice that name a country, in the traveller's language. */
import type { Claim } from '@app/domain/kernel'

import { emergencyNumbers } from '../../emergency-and-health.ts'
import type { LookUps } from '../../look-ups.ts'
import { type FactRow, fillLabel, type Said } from '../facts-card.ts'
import { guideWriting } from '../guide-writing.ts'
import { ADVICE_LANGUAGES, adviceIn } from './advice-in.ts'
import { briefAdviceIn, type CountrySayId } from './brief-advice.ts'

/** Null if the language has no such sentence. */
export async function countrySayIn(
  language: string,
  id: CountrySayId,
  country: string,
  facts: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  const brief = await briefAdviceIn(language)
  const template =
    brief?.says[id] ?? (brief || !ADVICE_LANGUAGES.includes(language) ? null : (await adviceIn(language)).says[id])
  return template === null ? null : fillLabel(template, { country: guideWriting(language).country(country), ...facts })
}

export type Service = 'police' | 'ambulance'

/** The number of the service, or the one for everything, as a row and a sentence; none that its own source doubts. */
export async function numberOf(
  service: Service,
  { country, language }: { readonly country: string | undefined; readonly language: string },
  lookUps: LookUps,
): Promise<{ readonly row: FactRow & { readonly opens: null }; readonly said: Said } | null> {
  const claim = country === undefined ? null : numberClaim(country, service, lookUps)
  if (claim === null || country === undefined) return null
  const text = await countrySayIn(language, `${service}.number`, country, { number: claim.value })
  if (text === null) return null
  const label = text.split(/[:：]/)[0] ?? text
  return {
    row: { id: 'number', label, value: claim, link: null, opens: null },
    said: { id: 'steps', pieces: [{ kind: 'fact', text }], rows: ['number'] },
  }
}

function numberClaim(country: string, service: Service, lookUps: LookUps): Claim<string> | null {
  const result = emergencyNumbers.run({ country }, lookUps)
  if (result instanceof Promise || result.kind !== 'found') return null
  const { general, ...services } = result.card.numbers
  const claim = services[service] ?? general
  const number = claim?.value[0]?.number
  return claim === null || number === undefined || claim.status === 'unknown' ? null : { ...claim, value: number }
}
