import type { HandoverTurn } from '@app/contracts/support/support-chat'

import { Button } from '../../ui/button.tsx'
import { personText as text } from './support-person-text.ts'

type Props = { readonly turns: readonly HandoverTurn[]; readonly onDrop: () => void }

/** Names what the first message takes along. */
export function HandoverNote({ turns, onDrop }: Props) {
  return (
    <section aria-labelledby="handover" className="mt-6 border-s-2 border-sun-deep bg-sun-wash py-3 ps-4 pe-4">
      <h2 id="handover" className="font-sans text-base font-semibold tracking-normal">
        {text('copy.title')}
      </h2>
      <p className="mt-1 text-small">{text('copy.text')}</p>
      <ol className="mt-2 list-decimal ps-5 text-small">
        {turns.map(({ question }, index) => (
          // The same question may have been asked twice.
          <li key={`${String(index)} ${question}`} dir="auto" className="wrap-anywhere">
            {question}
          </li>
        ))}
      </ol>
      <Button variant="outline" size="sm" className="mt-3" onClick={onDrop}>
        {text('copy.drop')}
      </Button>
    </section>
  )
}
