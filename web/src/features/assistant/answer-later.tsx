import { type ComponentProps, lazy } from 'react'

import { textOf } from '../../api/conversations/conversation.ts'
import { loadAgain } from '../../device/load-again.ts'
import { assistantText as text } from '../../text/assistant.ts'
import { Button } from '../../ui/button.tsx'
import { type AnswerParts, loadAnswerParts, useAnswerParts } from './load-answer-parts.ts'

type BodyProps = ComponentProps<AnswerParts['AnswerBody']>
type NextProps = ComponentProps<AnswerParts['NextQuestions']>

// For the server, which waits until they are there.
const DrawnBody = lazy(async () => ({ default: (await loadAnswerParts()).AnswerBody }))
const DrawnNext = lazy(async () => ({ default: (await loadAnswerParts()).NextQuestions }))

/**
 * What an answer is drawn with weighs more than all the rest of the assistant. It comes behind the page, so that a field
 * to write in is there with little, and without a network.
 */
export function AnswerLater(props: BodyProps) {
  const { sentences, calls } = props.answer
  const hasWords = sentences.length > 0
  const { parts, isLate } = useAnswerParts(hasWords || calls.length > 0)
  const Body = typeof document === 'undefined' ? DrawnBody : parts?.AnswerBody
  return <div data-answer="">{Body ? <Body {...props} /> : hasWords && <Words {...props} isLate={isLate} />}</div>
}

export function NextLater(props: NextProps) {
  const { parts } = useAnswerParts(true)
  const Next = typeof document === 'undefined' ? DrawnNext : parts?.NextQuestions
  return Next ? <Next {...props} /> : null
}

/** Words can be read without their cards; what is missing is said. */
function Words({ answer, isLate }: BodyProps & { readonly isLate: boolean }) {
  return (
    <>
      <p
        dir="auto"
        lang={answer.isInEnglish ? 'en' : answer.language}
        className="max-w-[68ch] whitespace-pre-line wrap-anywhere"
      >
        {textOf(answer)}
      </p>
      {isLate && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 text-small text-soft" role="status">
          {text('words-only')}
          <Button variant="link" size="sm" className="px-0!" onClick={() => void loadAgain()}>
            {text('words-only.load')}
          </Button>
        </p>
      )}
    </>
  )
}
