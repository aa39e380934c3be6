/**
 * Bags by the Montreal Convention of 1999: Article 31 (complaints within 7 and 21 days), Article 17 (a bag that has not
 * come after 21 days counts as lost) and Article 22 (the limit, as revised from 28 December 2024).
 */
import { guideClaim } from '@app/domain/guide'
import { calendarDate, type Claim } from '@app/domain/kernel'
import { z } from 'zod'

import { CountryInput, defineTool, found } from '../tool.ts'
import type { AdviceTopic } from './advice/advice-in.ts'
import { numberOf } from './advice/country-says.ts'
import type { FactRow, Said, Spoken } from './facts-card.ts'
import { LanguageInput } from './guide-place.ts'
import { guideWriting } from './guide-writing.ts'
import { EN_STEPS, type Problem } from './words/en-steps.ts'

/** A page of ours where the step can be done. */
export type StepLink = 'flights' | 'help' | 'pricing' | 'rights' | 'saved' | 'support' | 'translate'
export type StepRow = FactRow & { readonly opens: StepLink | null }
export type StepsCard = Spoken & {
  readonly problem: Problem | AdviceTopic | 'border-rules' | 'rail-rights'
  readonly rows: readonly StepRow[]
}

const AS_OF = '2026-11'
const CONVENTION: Omit<Claim<string>, 'value'> = {
  source: {
    title: 'Montreal Convention, Articles 17, 22 and 31',
    url: 'https://eur-lex.europa.eu/eli/dec/2001/539/oj',
  },
  checkedAt: calendarDate('2026-11-18'),
  status: 'verified',
}
const OF_CONVENTION: readonly string[] = ['damage', 'delay', 'lost', 'money']
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
    steps: z.array(z.string().min(1).max(20)).max(3).optional().describe('Steps to begin with, by id'),
    language: LanguageInput,
  }),
  async run({ problem, country, steps: asked = [], language }, lookUps) {
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
    const named = rows.filter(({ id }) => asked.includes(id))
    const said = (text: string, row: string[] = []): Said => ({
      id: 'steps',
      pieces: [{ kind: row.length > 0 ? 'fact' : 'words', text }],
      rows: row,
    })
    const answers = named.map(({ id, value }) => said(value.value, [id]))
    // What the question names is the answer; after a theft, getting safe comes before everything.
    const says =
      answers.length === 0
        ? [said(lead), said(next)]
        : OF_POLICE.includes(problem)
          ? [said(lead), ...answers]
          : [...answers, said(lead)]
    rows.sort((a, b) => Number(named.includes(b)) - Number(named.includes(a)))
    const police = OF_POLICE.includes(problem) ? await numberOf('police', { country, language }, lookUps) : null
    if (police) {
      rows.unshift(police.row)
      says.push(police.said)
    }
    const card: StepsCard = { problem, place: '', language: writing.language, says, rows }
    return found(card)
  },
})
