import type { PassportFinding } from '@app/domain/passport-validity'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDate } from '../../text/format.ts'
import { passportText as text } from '../../text/passport.ts'

const COLOURS = { met: 'text-moss', 'not-met': 'text-signal', 'needs-fact': 'text-soft' } as const
const WORDS = { met: 'met', 'not-met': 'not-met', 'needs-fact': 'unknown' } as const

/** A row of stamps: each rule says yes, no, or that it cannot know. */
export function FindingList({ findings }: { findings: readonly PassportFinding[] }) {
  return (
    <ul aria-label={text('answer')} className="grid gap-px overflow-hidden rounded-sheet border border-line bg-line">
      {findings.map((finding) => (
        <li key={finding.rule} className="grid grid-cols-[4.5rem_1fr] items-center gap-4 bg-raised px-4 py-4 sm:px-6">
          <Stamp kind={finding.answer.kind} />
          <div>
            <p className={`chart-label caps ${COLOURS[finding.answer.kind]}`}>{text(WORDS[finding.answer.kind])}</p>
            <h2 className="font-sans text-base font-semibold tracking-normal">{text(`rule.${finding.rule}`)}</h2>
            <Until finding={finding} />
            <p className="text-small text-soft">{text(`why.${finding.rule}`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Until({ finding: { rule, answer } }: { finding: PassportFinding }) {
  const { locale } = usePageConfig()
  if (answer.kind === 'needs-fact') return <p>{text(`needs.${answer.missing}`)}</p>
  const what = rule === 'schengen-ten-years' ? 'entry' : 'until'
  return (
    <p className="tabular-nums">{text(`${what}.${answer.kind}`, { date: formatDate(answer.untilAtLeast, locale) })}</p>
  )
}

const MARKS = {
  met: 'M23 37l9 9 17-20',
  'not-met': 'M26 26l20 20M46 26 26 46',
  'needs-fact': 'M29 30a7 7 0 1 1 9 7q-2 1-2 5m0 5v.1',
} as const

function Stamp({ kind }: { kind: PassportFinding['answer']['kind'] }) {
  return (
    <svg
      viewBox="0 0 72 72"
      className={`w-18 -rotate-6 ${COLOURS[kind]}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="36" cy="36" r="33" strokeWidth="2.500" />
      <circle cx="36" cy="36" r="28" strokeDasharray={kind === 'needs-fact' ? '3 4' : '0'} />
      <path d={MARKS[kind]} strokeWidth="3.500" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
