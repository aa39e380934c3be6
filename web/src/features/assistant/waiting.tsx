import { Link } from 'react-router'

import type { ConversationState } from '../../api/conversations/conversation-state.ts'
import { assistantText as text } from '../../text/assistant.ts'

/** First questions without an answer: no list of conversations leads back to them. */
export function Waiting({ state }: { readonly state: ConversationState }) {
  const waiting = Object.entries(state.unanswered).filter(
    ([id]) => !state.live[id] && !state.list.some((each) => each.id === id),
  )
  if (waiting.length === 0) return null
  return (
    <section aria-label={text('unanswered')} className="mb-5 border-s-2 border-signal ps-4">
      <h2 className="chart-label caps font-sans text-soft">{text('unanswered')}</h2>
      <ul>
        {waiting.map(([id, { question }]) => (
          <li key={id}>
            <Link
              to={`/assistant?c=${id}`}
              dir="auto"
              className="flex min-h-11 items-center text-tide underline underline-offset-4"
            >
              <span className="line-clamp-2 wrap-anywhere">{question}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
