import { type ReactNode, useEffect, useRef } from 'react'

import type { Turn } from '../../api/conversations/conversation.ts'
import { answerSoFar, type LiveTurn } from '../../api/conversations/live-turn.ts'
import { AnswerLater } from './answer-later.tsx'
import type { AnswerAction } from './cards/answer-body.tsx'
import { EditQuestion } from './edit-question.tsx'
import { EngineLine, Looking } from './engine-line.tsx'
import { QuestionLine } from './question-line.tsx'
import { TurnTools } from './turn-tools.tsx'

type Props = {
  /** One that is still being answered is drawn by the same parts, so that nothing jumps when it is done. */
  readonly turn: Turn | LiveTurn
  readonly isEditing: boolean
  readonly onEdit: (isEditing: boolean) => void
  /** Asked anew, in the place of this turn. */
  readonly onAskAgain: (question: string) => void
  readonly onAction: (action: AnswerAction) => void
  readonly isBusy: boolean
  readonly isLast: boolean
  /** Its question is the title above. */
  readonly isTitled: boolean
  /** Keeps the room below it in which it grew. */
  readonly isNew: boolean
  readonly children?: ReactNode
}

export function TurnView(props: Props) {
  const { turn, isEditing, onEdit, onAskAgain, onAction, isBusy, isLast, isTitled, isNew, children } = props
  const isLive = !('answer' in turn)
  const answer = isLive ? answerSoFar(turn, 'en', undefined) : turn.answer
  return (
    <li
      ref={useSeen(isLive, isTitled)}
      className={`scroll-mt-24 ${isLive || isNew ? 'min-h-[calc(100dvh-17rem)]' : ''}`}
    >
      {isEditing ? (
        <EditQuestion question={turn.question} isLast={isLast} onSend={onAskAgain} onCancel={() => onEdit(false)} />
      ) : (
        !isTitled && <QuestionLine>{turn.question}</QuestionLine>
      )}
      <div className={`${isTitled && !isEditing ? '' : 'mt-4'} ${isEditing ? 'opacity-60' : ''}`} aria-busy={isLive}>
        <AnswerLater answer={answer} onAction={isLive ? undefined : onAction} headingLevel={isTitled ? 2 : 3} />
      </div>
      {isLive ? (
        <Looking live={turn} />
      ) : (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-1">
          <EngineLine by={turn.answer.by} answeredAt={turn.answeredAt} />
          <TurnTools
            turn={turn}
            isBusy={isBusy}
            onEdit={() => onEdit(true)}
            // What stands below would go: that is said first, where the question can be changed too.
            onAgain={() => (isLast ? onAskAgain(turn.question) : onEdit(true))}
          />
        </div>
      )}
      {children}
    </li>
  )
}

/** The newest question comes to the top of the screen, and the answer grows below it without moving anything. */
function useSeen(isLive: boolean, isTitled: boolean) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isLive) return
    // What stood below folds away in the same moment; only afterwards is it known where the question stands.
    const frame = requestAnimationFrame(() => {
      if (isTitled) scrollTo({ top: 0 })
      else item.current?.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [isLive, isTitled])
  return item
}
