/**
 * Deadlines for bags: Montreal Convention of 1999, Article 31 (complaints within 7 and 21 days) and Article 17 (a bag
 * that has not come after 21 days counts as lost).
 */
import { guideClaim } from '@app/domain/guide'
import { calendarDate, type Claim } from '@app/domain/kernel'
import { z } from 'zod'

import { defineTool, found } from '../tool.ts'
import type { FactRow, Said, Spoken } from './facts-card.ts'
import { LanguageInput } from './guide-place.ts'
import { guideWriting } from './guide-writing.ts'
import { EN_STEPS, type Problem } from './words/en-steps.ts'

/** A page of this app for the step. */
export type StepLink = 'rights' | 'flights'
export type StepRow = FactRow & { readonly opens: StepLink | null }
export type StepsCard = Spoken & { readonly problem: Problem; readonly rows: readonly StepRow[] }

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
const PROBLEM_NAMES = Object.keys(EN_STEPS) as [Problem, ...Problem[]]

export const whatToDoIf = defineTool({
  name: 'what-to-do-if',
  about: 'What to do first, and then, when luggage is lost, a connection missed, something stolen or a passport gone.',
  input: z.strictObject({ problem: z.enum(PROBLEM_NAMES), language: LanguageInput }),
  run({ problem, language }) {
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
    const says = [lead, next].map((text): Said => ({ id: 'steps', pieces: [{ kind: 'words', text }], rows: [] }))
    const card: StepsCard = { problem, place: '', language: writing.language, says, rows }
    return found(card)
  },
})
