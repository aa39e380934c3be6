import type { AnsweredBy } from '@app/contracts/assistant'

import type { AnsweredAt } from '../../api/conversations/conversation.ts'
import type { LiveTurn } from '../../api/conversations/live-turn.ts'
import { assistantText as text } from '../../text/assistant.ts'

type Props = { readonly by: AnsweredBy; readonly answeredAt: AnsweredAt }

/** Who answered, always. */
export function EngineLine({ by, answeredAt }: Props) {
  return <p className="py-2 text-small text-soft">{wordsFor(by, answeredAt)}</p>
}

function wordsFor(by: AnsweredBy, answeredAt: AnsweredAt): string {
  if (by.kind === 'model') return text('engine.model', { name: by.name })
  return text(answeredAt === 'device' ? 'engine.device' : 'engine.built-in')
}

/** While nothing is said yet, that it is being looked up; then who is saying it. */
export function Looking({ live: { by, answeredAt, sentences } }: { readonly live: LiveTurn }) {
  const isSilent = sentences.length === 0 || by === null
  return (
    <p className="mt-4 flex min-h-11 items-center gap-3 text-small text-soft">
      <svg viewBox="0 0 40 16" className="w-10 shrink-0 motion-safe:animate-breathe" fill="none" aria-hidden="true">
        <path d="M3 13C11 3 26 2 34 5" className="stroke-edge" strokeWidth="1.5" strokeDasharray="3 3" />
        <circle cx="3" cy="13" r="2" className="fill-tide" />
        <circle cx="36" cy="6" r="2.5" className="stroke-signal" strokeWidth="1.25" />
      </svg>
      {isSilent ? text(answeredAt === 'device' ? 'looking.device' : 'looking') : wordsFor(by, answeredAt)}
    </p>
  )
}
