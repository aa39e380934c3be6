import type { Turn } from '../../api/conversations/conversation.ts'
import type { LiveTurn } from '../../api/conversations/live-turn.ts'

/**
 * For whoever listens: whole sentences, politely, one after the other. What is being written is still growing, so the
 * last one waits until the next has begun or the answer has ended.
 */
export function SpokenSentences({ turn }: { readonly turn: Turn | LiveTurn | null }) {
  const sentences = turn === null ? [] : 'answer' in turn ? turn.answer.sentences : turn.sentences.slice(0, -1)
  return (
    <div className="sr-only" role="log" aria-live="polite" aria-relevant="additions" key={turn?.id ?? ''}>
      {sentences.map(({ pieces }, index) => (
        // Sentences are only ever added at the end.
        // eslint-disable-next-line react/no-array-index-key
        <p key={index}>{pieces.map((piece) => piece.text).join('')}</p>
      ))}
    </div>
  )
}
