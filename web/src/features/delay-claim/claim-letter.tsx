import type { DisruptionAssessment } from '@app/domain/passenger-rights'
import { useState } from 'react'

import { formatDuration, formatMoney, formatShare } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { claimText as text } from './delay-claim-text.ts'
import type { AnsweredClaim } from './delay-claim.ts'

type Owed = Extract<DisruptionAssessment, { kind: 'owed' | 'owed-share' }>

/**
 * The next step: a letter to send, with the amount and the law. Details that only the traveller knows are in brackets.
 */
export function ClaimLetter({ claim, owed, locale }: { claim: AnsweredClaim; owed: Owed; locale: string }) {
  const [isCopied, setCopied] = useState(false)
  const letter = letterOf(claim, owed, locale)
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(letter)
    setCopied(true)
  }
  return (
    <details className="mt-5">
      <summary className="flex min-h-12 cursor-pointer items-center font-medium text-tide underline">
        {text('claim.letter.title')}
      </summary>
      <p className="rounded-control border border-line bg-paper px-4 py-3 text-small whitespace-pre-line">{letter}</p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        {/* A browser may refuse the clipboard; the text can still be selected. */}
        <Button type="button" variant="outline" onClick={() => void copy().catch(() => setCopied(false))}>
          {text('claim.letter.copy')}
        </Button>
        <span role="status" className="text-small text-soft">
          {isCopied ? text('claim.letter.copied') : ''}
        </span>
      </div>
    </details>
  )
}

function letterOf({ question, arrivalDelayMinutes }: AnsweredClaim, owed: Owed, locale: string): string {
  const { from, to } = question
  const law = owed.basis.map(({ instrument, provision }) => `- ${instrument}, ${provision}`).join('\n')
  if (owed.kind === 'owed-share')
    return text('claim.letter.downgrade', { from, to, law, share: formatShare(owed.percent, locale) })
  const facts = { from, to, law, amount: formatMoney(owed.amount, locale) }
  if (question.event === 'denied-boarding') return text('claim.letter.denied-boarding', facts)
  if (question.event === 'cancellation')
    return text('claim.letter.cancellation', {
      ...facts,
      notice: question.notice ? text(`claim.letter.notice.${question.notice}`) : '',
    })
  return text('claim.letter.body', { ...facts, delay: formatDuration(arrivalDelayMinutes ?? 0, locale) })
}
