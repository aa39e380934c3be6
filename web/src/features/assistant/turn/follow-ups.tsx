import { assistantText as text } from '../assistant-text.ts'

type Props = { readonly questions: readonly string[]; readonly onAsk: (question: string) => void }

export function FollowUps({ questions, onAsk }: Props) {
  if (questions.length === 0) return null
  return (
    <ul aria-label={text('follow')} className="needs-script mt-3 flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className="min-h-11 cursor-pointer rounded-control border border-line bg-raised px-3.5 py-1.5 text-start text-small text-ink hover:border-tide hover:text-tide"
            onClick={() => onAsk(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
