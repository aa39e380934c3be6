import type { ScreenContext } from '@app/contracts/assistant'
import { type ReactNode, useState, useEffect, useRef } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { currentLayout } from '../../device/screen/current-layout.ts'
import type { ConversationState, Turn, LiveTurn } from '../../entities/conversation/conversation.ts'
import { ask, stopAnswer } from '../../entities/conversation/conversations.ts'
import { assistantText as text } from './assistant-text.ts'
import { Composer } from './composer.tsx'
import { OfflineNote, OfflineTools, useAnswerSource } from './offline-answers.tsx'
import { pageContext } from './page-context.ts'
import { DeferredNextQuestions, useAnswerParts } from './turn/deferred-answer.tsx'
import { TurnView } from './turn/turn-view.tsx'
import { UnansweredNote } from './turn/unanswered-note.tsx'
import { useAnswerActions } from './turn/use-answer-actions.ts'

const NONE: readonly Turn[] = []
const LOOKS = {
  page: {
    // The field covers the end of the page: focused elements are scrolled above it.
    all: '[&>:not(.ask-field)_:focus-visible]:scroll-mb-[calc(var(--tab-bar)+7.5rem)]',
    turns: '',
    field:
      'ask-field sticky bottom-[var(--tab-bar)] z-10 -mx-5 bg-linear-to-t from-paper from-75% to-transparent px-5 pt-6 pb-3 sm:mx-0 sm:px-0',
  },
  /** A sheet over the page, which scrolls as a whole. */
  sheet: {
    all: 'min-h-[62dvh]',
    turns: 'flex-1',
    field: 'sticky -bottom-6 z-10 -mx-6 -mb-6 border-t border-line bg-raised px-4 py-3',
  },
  'side-panel': {
    all: 'min-h-0 flex-1',
    turns: 'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4',
    field: 'border-t border-line px-4 py-3',
  },
} as const

type Look = keyof typeof LOOKS

type Props = {
  readonly id: string
  readonly state: ConversationState
  readonly draftKey: string
  /** Fills the field from the start, also without JavaScript. */
  readonly filled?: string | null
  /** Shown while the conversation is empty. */
  readonly empty: ReactNode
  /** Reads the page beside the panel when a question is sent. */
  readonly screen?: (() => Promise<ScreenContext>) | undefined
  /** The trip on the screen. */
  readonly trip?: unknown
  /** A turn rendered by the server, until it is saved as a conversation. */
  readonly served?: Turn | null
  readonly onAsked?: (id: string) => void
  readonly look?: Look
  /** The title above: a question with the same words is not repeated. */
  readonly title?: string
}

type Ask = (question: string, replaces?: string) => void

/** Questions, answers and the field: the same on the assistant's page and in the side panel. */
export function ConversationPanel(props: Props) {
  const {
    id,
    state,
    draftKey,
    empty,
    screen,
    trip,
    served = null,
    onAsked,
    look = 'page',
    title,
    filled = null,
  } = props
  const config = usePageConfig()
  const source = useAnswerSource()
  const [editing, setEditing] = useState<string | null>(null)
  const turns = turnsOf(state, id, served)
  const shown = withLive(turns, state.live[id])
  const isEmpty = shown.length === 0 && !state.unanswered[id]
  const isLive = state.live[id] !== undefined
  const panel = useRefocusField(isLive)
  const last = turns.at(-1)
  const start = source === 'none' ? <OfflineTools /> : empty
  const askNow: Ask = (question, replaces) => {
    setEditing(null)
    const asked = { conversationId: id, question, ...(replaces && { replaces }) }
    const page = screen && pageContext(screen(), config.locale)
    void ask(config, { ...asked, ...page, ...(trip !== undefined && { trip }) })
    onAsked?.(id)
  }
  return (
    <div ref={panel} className={`flex min-w-0 flex-col ${LOOKS[look].all}`}>
      {look === 'page' && <OfflineNote source={source} />}
      <div className={LOOKS[look].turns}>
        {look !== 'page' && <OfflineNote source={source} />}
        {isEmpty && look !== 'page' && start}
        <Turns {...{ id, state, turns, shown, editing, look, title }} onEdit={setEditing} onAsk={askNow} />
      </div>
      <div className={`${LOOKS[look].field} ${look !== 'page' ? '' : isEmpty ? 'pt-0! max-sm:order-last' : 'mt-2'}`}>
        <Composer
          draftKey={draftKey}
          filled={filled ?? ''}
          isAnswering={isLive}
          isBlocked={source === 'none'}
          placeholder={text(
            shown.length === 0 ? 'field' : last?.answer.asks && !isLive ? 'field.answer' : 'field.next',
          )}
          onAsk={askNow}
          onStop={() => stopAnswer(id)}
          onEditLast={last && !isLive ? () => setEditing(last.id) : undefined}
        />
      </div>
      {isEmpty && look === 'page' && start}
    </div>
  )
}

function turnsOf(state: ConversationState, id: string, served: Turn | null): readonly Turn[] {
  const saved = state.turns[id] ?? NONE
  return saved.length === 0 && served ? [served] : saved
}

/** A streaming answer takes the place of the turns it replaces. */
function withLive(turns: readonly Turn[], live: LiveTurn | undefined): readonly (Turn | LiveTurn)[] {
  if (!live) return turns
  const index = turns.findIndex(({ id }) => id === live.replaces || id === live.id)
  return [...(index < 0 ? turns : turns.slice(0, index)), live]
}

type TurnsProps = Pick<Props, 'id' | 'state'> & {
  readonly turns: readonly Turn[]
  readonly shown: readonly (Turn | LiveTurn)[]
  readonly editing: string | null
  readonly onEdit: (id: string | null) => void
  readonly onAsk: Ask
  readonly look: Look
  readonly title: string | undefined
}

function Turns({ id, state, turns, shown, editing, onEdit, onAsk, look, title }: TurnsProps) {
  const onAction = useAnswerActions(turns)
  useAnswerParts(false)
  const [atFirst] = useState(() => new Set(turns.map((turn) => turn.id)))
  const isLive = state.live[id] !== undefined
  const unanswered = isLive ? undefined : state.unanswered[id]
  const last = shown.at(-1)
  return (
    <>
      <section aria-label={text('conversation')} hidden={!last && !unanswered}>
        <ol className="grid gap-12">
          {shown.map((turn, index) => (
            <TurnView
              key={turn.id}
              turn={turn}
              isEditing={editing === turn.id}
              onEdit={(isEditing) => onEdit(isEditing ? turn.id : null)}
              onAskAgain={(question) => onAsk(question, turn.id)}
              onAction={onAction}
              isBusy={isLive}
              isLast={turn === last}
              isTitled={index === 0 && isInTitle(title, turn.question)}
              isNew={look === 'page' && turn === last && !atFirst.has(turn.id) && !unanswered}
            >
              {turn === last && 'answer' in turn && !unanswered && (
                <DeferredNextQuestions answer={turn.answer} onAsk={(question) => onAsk(question)} />
              )}
            </TurnView>
          ))}
          {unanswered && (
            <UnansweredNote
              unanswered={unanswered}
              isTitled={!last && isInTitle(title, unanswered.question)}
              onAgain={() => onAsk(unanswered.question, unanswered.replaces ?? undefined)}
            />
          )}
        </ol>
      </section>
      <LiveRegion turn={last && !atFirst.has(last.id) ? last : null} />
    </>
  )
}

/** A title made in the side panel is the page's subject, a colon and the question. */
function isInTitle(title: string | undefined, question: string): boolean {
  return title === question || title?.endsWith(`: ${question}`) === true
}

/**
 * A suggestion disappears once it is sent, and focus would be lost: keyboard users continue in the field. Not on a
 * phone, where that would open the keyboard over the answer.
 */
export function useRefocusField(isLive: boolean) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isLive || document.activeElement !== document.body || currentLayout() === 'mobile') return
    panel.current?.querySelector<HTMLTextAreaElement>('textarea[name=q]')?.focus({ preventScroll: true })
  }, [isLive])
  return panel
}

/**
 * Announces whole sentences to screen readers. The last sentence is still growing while the answer streams, so it waits
 * until the next one has begun or the answer is complete.
 */
export function LiveRegion({ turn }: { readonly turn: Turn | LiveTurn | null }) {
  const sentences = turn === null ? [] : 'answer' in turn ? turn.answer.sentences : turn.sentences.slice(0, -1)
  return (
    <div className="sr-only" role="log" aria-live="polite" aria-relevant="additions" key={turn?.id ?? ''}>
      {withStarts(sentences).map(({ start, text }) => (
        <p key={start}>{text}</p>
      ))}
    </div>
  )
}

/** Sentences are only added at the end, so the position of a sentence in the answer identifies it. */
function withStarts(sentences: LiveTurn['sentences']): readonly { readonly start: number; readonly text: string }[] {
  let end = 0
  return sentences.map(({ pieces }) => {
    const start = end
    const text = pieces.map((piece) => piece.text).join('')
    end += text.length + 1
    return { start, text }
  })
}
