/**
 * Deadlines for bags: Montreal Convention of 1999, Article 31 (complaints within 7 and 21 days) and Article 17 (a bag
 * that has not come after 21 days counts as lost).
 */
import { guideClaim } from '@app/domain/guide'
import { calendarDate, type Claim } from '@app/domain/kernel'
import { z } from 'zod'

import { emergencyNumbers } from '../emergency-and-health.ts'
import type { LookUps } from '../look-ups.ts'
import { CountryInput, defineTool, found } from '../tool.ts'
import { type AdviceTopic, ADVICE_LANGUAGES, adviceIn } from './advice/advice-in.ts'
import { type FactRow, fillLabel, type Said, type Spoken } from './facts-card.ts'
import { LanguageInput } from './guide-place.ts'
import { guideWriting } from './guide-writing.ts'
import { EN_STEPS, type Problem } from './words/en-steps.ts'

/** A page of ours where the step can be done. */
export type StepLink = 'flights' | 'help' | 'pricing' | 'rights' | 'saved' | 'support' | 'translate'
export type StepRow = FactRow & { readonly opens: StepLink | null }
export type StepsCard = Spoken & { readonly problem: Problem | AdviceTopic; readonly rows: readonly StepRow[] }

const AS_OF = '2026-11'
const CONVENTION: Omit<Claim<string>, 'value'> = {
  source: { title: 'Montreal Convention, Articles 17 and 31', url: 'https://eur-lex.europa.eu/eli/dec/2001/539/oj' },
  checkedAt: calendarDate('2026-11-18'),
  status: 'verified',
}
const OF_CONVENTION: readonly string[] = ['damage', 'delay', 'lost']
const OPENS: Readonly<Partial<Record<Problem, Readonly<Record<string, StepLink>>>>> = {
  'missed-connection': { money: 'rights', ticket: 'flights' },
}
const OF_POLICE: readonly Problem[] = ['lost-passport', 'theft']
const PROBLEM_NAMES = Object.keys(EN_STEPS) as [Problem, ...Problem[]]

export const whatToDoIf = defineTool({
  name: 'what-to-do-if',
  about: 'What to do first, and then, when luggage is lost, a connection missed, something stolen or a passport gone.',
  input: z.strictObject({
    problem: z.enum(PROBLEM_NAMES),
    country: CountryInput.optional().describe('Where it happened'),
    language: LanguageInput,
  }),
  async run({ problem, country, language }, lookUps) {
    const writing = guideWriting(language)
    const { lead, next, steps } = writing.words.steps[problem]
    const rows = Object.entries(steps).map(([id, [label, text]]): StepRow => ({
      id,
      label,
      value:
        problem === 'lost-luggage' && OF_CONVENTION.includes(id)
          ? { ...CONVENTION, value: text }
          : guideClaim(text, AS_OF),
      link: null,
      opens: OPENS[problem]?.[id] ?? null,
    }))
    const says: Said[] = [lead, next].map((text) => ({ id: 'steps', pieces: [{ kind: 'words', text }], rows: [] }))
    const isWritten = ADVICE_LANGUAGES.includes(language)
    const police = isWritten && country !== undefined && OF_POLICE.includes(problem) ? policeOf(country, lookUps) : null
    if (police && country !== undefined) {
      const words = await adviceIn(language)
      const facts = { country: guideWriting(words.locale.slice(0, 2)).country(country), number: police.value }
      rows.unshift({ id: 'number', label: words.labels.police, value: police, link: null, opens: null })
      says.push({
        id: 'steps',
        pieces: [{ kind: 'fact', text: fillLabel(words.says['police.number'], facts) }],
        rows: ['number'],
      })
    }
    const card: StepsCard = { problem, place: '', language: writing.language, says, rows }
    return found(card)
  },
})

/** The number of the police, or the one for everything; none that its own source doubts. */
function policeOf(country: string, lookUps: LookUps): Claim<string> | null {
  const result = emergencyNumbers.run({ country }, lookUps)
  if (result instanceof Promise || result.kind !== 'found') return null
  const { police, general } = result.card.numbers
  const claim = police ?? general
  const number = claim?.value[0]?.number
  return claim === null || number === undefined || claim.status === 'unknown' ? null : { ...claim, value: number }
}
