import { emergencyInfoContract, type EmergencyInfoResponse } from '@app/contracts/emergency-info'

import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { describeFacts } from './describe-facts.ts'
import { gatherFacts } from './gather-facts.ts'

/** Public: a person who needs help has no time to sign in. */
export function createEmergencyInfoFunction({ now }: Pick<Platform, 'now'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: emergencyInfoContract.name,
    access: 'even-ended',
    input: emergencyInfoContract.request,
    maxBodyBytes: 4_000,
    async handle(_request, { input }) {
      const { packedHelpTables: tables } = await import('./packed-help-tables.ts')
      const facts = await gatherFacts(tables, input)
      const local = facts.country ? tables.local(facts.country) : undefined
      const answer: EmergencyInfoResponse = {
        location: { latitude: input.latitude, longitude: input.longitude },
        generated_at: new Date(now()).toISOString(),
        emergency_info: describeFacts(facts, localeOf(input.userLanguage), local),
        facts,
      }
      return Response.json(answer)
    },
  })
}

/** The traveller's language where Intl knows it; nonsense is answered in English. */
function localeOf(language: string): string {
  return Intl.DateTimeFormat.supportedLocalesOf(isTag(language) ? language : 'en')[0] ?? 'en'
}

function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}
