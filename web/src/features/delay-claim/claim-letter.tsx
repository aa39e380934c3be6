import type { LegalBasis } from '@app/domain/passenger-rights'
import { useState } from 'react'

import { claimText as text } from '../../text/claim.ts'
import { Button } from '../../ui/button.tsx'

type Props = {
  readonly from: string
  readonly to: string
  readonly delay: string
  readonly amount: string
  readonly basis: readonly LegalBasis[]
}

/** The next step: words to send, with the amount and the law. What only the traveller knows stands in brackets. */
export function ClaimLetter({ basis, ...facts }: Props) {
  const [isCopied, setCopied] = useState(false)
  const law = basis.map(({ instrument, provision }) => `- ${instrument}, ${provision}`).join('\n')
  const letter = text('claim.letter.body', { ...facts, law })
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
        {/* A browser may refuse the clipboard; the text can still be selected by hand. */}
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
