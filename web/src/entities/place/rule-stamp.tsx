type RuleAnswer = 'met' | 'not-met' | 'needs-fact'

export const RULE_COLOURS = { met: 'text-moss', 'not-met': 'text-signal', 'needs-fact': 'text-soft' } as const

const MARKS = {
  met: 'M23 37l9 9 17-20',
  'not-met': 'M26 26l20 20M46 26 26 46',
  'needs-fact': 'M29 30a7 7 0 1 1 9 7q-2 1-2 5m0 5v.1',
} as const

/** The answer of a rule: yes, no or unknown. The shape differs, not only the colour. */
export function RuleStamp({ answer }: { readonly answer: RuleAnswer }) {
  return (
    <svg
      viewBox="0 0 72 72"
      className={`w-18 -rotate-6 ${RULE_COLOURS[answer]}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="36" cy="36" r="33" strokeWidth="2.500" />
      <circle cx="36" cy="36" r="28" strokeDasharray={answer === 'needs-fact' ? '3 4' : '0'} />
      <path d={MARKS[answer]} strokeWidth="3.500" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
