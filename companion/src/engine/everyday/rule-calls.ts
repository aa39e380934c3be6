import type { CallRow } from './everyday-facts.ts'

/** The rule that is asked decides, where our tables hold it. */
export const ruled = (otherwise: CallRow): CallRow => ({
  ...otherwise,
  calls: (facts) =>
    facts.rule === null
      ? otherwise.calls(facts)
      : [{ tool: 'border-rules', input: { ...facts.rule, language: facts.language } }],
})

export const onlyRule: CallRow = ruled({ needs: 'nothing', calls: () => [] })
