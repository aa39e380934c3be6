import type { PassportFinding } from '@app/domain/passport-validity'

import { usePageConfig } from '../../api/page-config.tsx'
import { RULE_COLOURS, RuleStamp } from '../../entities/place/rule-stamp.tsx'
import { formatDate } from '../../text/format.ts'
import { passportText as text } from './passport-check-text.ts'

const WORDS = { met: 'met', 'not-met': 'not-met', 'needs-fact': 'unknown' } as const

/** A row of stamps: each rule says yes, no, or unknown. */
export function FindingList({ findings }: { findings: readonly PassportFinding[] }) {
  return (
    <ul aria-label={text('answer')} className="grid gap-px overflow-hidden rounded-sheet border border-line bg-line">
      {findings.map((finding) => (
        <li key={finding.rule} className="grid grid-cols-[4.5rem_1fr] items-center gap-4 bg-raised px-4 py-4 sm:px-6">
          <RuleStamp answer={finding.answer.kind} />
          <div>
            <p className={`chart-label caps ${RULE_COLOURS[finding.answer.kind]}`}>
              {text(WORDS[finding.answer.kind])}
            </p>
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
