import type { AnsweredBy, KeptAnswer } from '@app/contracts/assistant'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'

import { type Turn, answerSoFar, type LiveTurn, type AnsweredAt } from '../../../entities/conversation/conversation.ts'
import { readPersonWish } from '../../../entities/support/wants-person.ts'
import { part } from '../../../ui/deferred/part.ts'
import { assistantText as text } from '../assistant-text.ts'
import type { AnswerAction } from '../cards/answer-body.tsx'
import { DeferredAnswer } from './deferred-answer.tsx'
import { EditQuestion } from './edit-question.tsx'

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

function textDirection(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-', 1)[0] ?? '') ? 'rtl' : 'ltr'
}

import ENGINE_WORDS from './engine-words.json' with { type: 'json' }
import { TurnTools } from './turn-tools.tsx'

/** By the words of the question, or in other languages by what the assistant looked up for it. */
function wantsPerson(question: string, { calls }: Pick<KeptAnswer, 'calls'>): boolean {
  const isLookedUp = calls.some(
    ({ tool, input }) => tool === 'travel-advice' && (input as { topic?: unknown } | null)?.topic === 'support',
  )
  return isLookedUp || readPersonWish(question).wantsPerson
}

const PersonHint = part(async () => (await import('../person-hint.tsx')).PersonHint)

type Props = {
  /** A streaming turn is drawn by the same components, so that nothing jumps when it is complete. */
  readonly turn: Turn | LiveTurn
  readonly isEditing: boolean
  readonly onEdit: (isEditing: boolean) => void
  /** Asks in place of this turn. */
  readonly onAskAgain: (question: string) => void
  readonly onAction: (action: AnswerAction) => void
  readonly isBusy: boolean
  readonly isLast: boolean
  /** The question is already shown as the title. */
  readonly isTitled: boolean
  /** Keeps the height that was reserved while it streamed. */
  readonly isNew: boolean
  readonly children?: ReactNode
}

export function TurnView(props: Props) {
  const { turn, isEditing, onEdit, onAskAgain, onAction, isBusy, isLast, isTitled, isNew, children } = props
  const isLive = !('answer' in turn)
  const answer = isLive ? answerSoFar(turn, 'en', undefined) : turn.answer
  return (
    <li
      ref={useScrollIntoView(isLive, isTitled)}
      className={`scroll-mt-24 ${isLive || isNew ? 'min-h-[calc(100dvh-17rem)]' : ''}`}
    >
      {isEditing ? (
        <EditQuestion question={turn.question} isLast={isLast} onSend={onAskAgain} onCancel={() => onEdit(false)} />
      ) : (
        !isTitled && <QuestionLine>{turn.question}</QuestionLine>
      )}
      <div className={`${isTitled && !isEditing ? '' : 'mt-4'} ${isEditing ? 'opacity-60' : ''}`} aria-busy={isLive}>
        {wantsPerson(turn.question, answer) && (
          <Suspense>
            <PersonHint turn={turn} />
          </Suspense>
        )}
        <DeferredAnswer answer={answer} onAction={isLive ? undefined : onAction} headingLevel={isTitled ? 2 : 3} />
      </div>
      {isLive ? (
        <Progress live={turn} />
      ) : (
        <div
          dir={turn.answer.isInEnglish ? 'ltr' : textDirection(turn.answer.language)}
          className="mt-4 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-1"
        >
          <EngineLine answer={turn.answer} answeredAt={turn.answeredAt} />
          <TurnTools
            turn={turn}
            isBusy={isBusy}
            onEdit={() => onEdit(true)}
            // Asking again would remove the turns below; the edit form says so first.
            onAgain={() => (isLast ? onAskAgain(turn.question) : onEdit(true))}
          />
        </div>
      )}
      {children}
    </li>
  )
}

/** Scrolls the newest question to the top; the answer then grows below it without moving anything. */
function useScrollIntoView(isLive: boolean, isTitled: boolean) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isLive) return
    // Suggestions collapse in the same frame; the position is only known after it.
    const frame = requestAnimationFrame(() => {
      if (isTitled) scrollTo({ top: 0 })
      else item.current?.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [isLive, isTitled])
  return item
}

type EngineProps = {
  readonly answer: Pick<KeptAnswer, 'by' | 'language' | 'isInEnglish'>
  readonly answeredAt: AnsweredAt
}

/** Names the engine or model that answered, in the language of the answer. */
export function EngineLine({ answer: { by, language, isInEnglish }, answeredAt }: EngineProps) {
  return <p className="py-2 text-small text-soft">{engineName(by, answeredAt, isInEnglish ? 'en' : language)}</p>
}

const ENGINES: Readonly<Record<string, typeof ENGINE_WORDS.en>> = ENGINE_WORDS

function engineName(by: AnsweredBy, answeredAt: AnsweredAt, language = 'en'): string {
  if (by.kind === 'model') return text('engine.model', { name: by.name })
  const words = ENGINES[language] ?? ENGINES[language.split('-', 1)[0] ?? ''] ?? ENGINE_WORDS.en
  return words[answeredAt === 'device' ? 'device' : 'built-in']
}

/** Shows that the answer is being looked up until the first words, then who is answering. */
export function Progress({ live: { by, answeredAt, sentences } }: { readonly live: LiveTurn }) {
  const isSilent = sentences.length === 0 || by === null
  return (
    <p className="mt-4 flex min-h-11 items-center gap-3 text-small text-soft">
      <svg viewBox="0 0 40 16" className="w-10 shrink-0 motion-safe:animate-breathe" fill="none" aria-hidden="true">
        <path d="M3 13C11 3 26 2 34 5" className="stroke-edge" strokeWidth="1.5" strokeDasharray="3 3" />
        <circle cx="3" cy="13" r="2" className="fill-tide" />
        <circle cx="36" cy="6" r="2.5" className="stroke-signal" strokeWidth="1.25" />
      </svg>
      {isSilent ? text(answeredAt === 'device' ? 'looking.device' : 'looking') : engineName(by, answeredAt)}
    </p>
  )
}

/** A long question, such as a pasted plan, scrolls by itself. */
export function QuestionLine({ children }: { readonly children: string }) {
  const isLong = children.length > 600
  return (
    <h2
      dir="auto"
      {...(isLong && { tabIndex: 0 })}
      className={`border-s-2 border-signal ps-4 font-sans text-base font-semibold tracking-normal wrap-anywhere whitespace-pre-line ${isLong ? 'max-h-[40dvh] overflow-y-auto' : ''}`}
    >
      <span dir="ltr" className="sr-only">
        {text('you')}:{' '}
      </span>
      {children}
    </h2>
  )
}
