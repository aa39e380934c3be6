import type { ScreenContext } from '@app/contracts/assistant'
import { type ReactNode, useState } from 'react'

import type { ConversationState } from '../../api/conversations/conversation-state.ts'
import type { Turn } from '../../api/conversations/conversation.ts'
import { ask, conversations } from '../../api/conversations/conversations.ts'
import type { LiveTurn } from '../../api/conversations/live-turn.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { assistantText as text } from '../../text/assistant.ts'
import { NextLater } from './answer-later.tsx'
import { Composer } from './composer.tsx'
import { useAnswerParts } from './load-answer-parts.ts'
import { OfflineNote, WorksOffline } from './offline-note.tsx'
import { pageBeside } from './page-beside.ts'
import { SpokenSentences } from './spoken-sentences.tsx'
import { TurnView } from './turn-view.tsx'
import { UnansweredNote } from './unanswered-note.tsx'
import { useAnswerActions } from './use-answer-actions.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useReach } from './use-reach.ts'

const NONE: readonly Turn[] = []
const LOOKS = {
  page: {
    // The field lies over the end of the page: what the keyboard reaches is scrolled above it.
    all: '[&>:not(.ask-field)_:focus-visible]:scroll-mb-[calc(var(--tab-bar)+7.5rem)]',
    turns: '',
    field:
      'ask-field sticky bottom-[var(--tab-bar)] z-10 -mx-5 bg-linear-to-t from-paper from-75% to-transparent px-5 pt-6 pb-3 sm:mx-0 sm:px-0',
  },
  /** In a sheet that scrolls as a whole. */
  sheet: {
    all: 'min-h-[62dvh]',
    turns: 'flex-1',
    field: 'sticky -bottom-6 z-10 -mx-6 -mb-6 border-t border-line bg-raised px-4 py-3',
  },
  beside: {
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
  /** Stands in the field from the beginning, also without script. */
  readonly filled?: string | null
  /** Shown when nothing was asked yet. */
  readonly empty: ReactNode
  /** What is on the screen when a question is sent. */
  readonly screen?: (() => Promise<ScreenContext>) | undefined
  /** The trip on the screen. */
  readonly trip?: unknown
  /** What came with the page, until it is a conversation. */
  readonly served?: Turn | null
  readonly onAsked?: (id: string) => void
  readonly look?: Look
  /** What stands above it: a question of the same words is not said twice. */
  readonly title?: string
}

type Ask = (question: string, replaces?: string) => void

/** Questions, answers and the field: the same on the page and beside a tool. */
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
  const reach = useReach()
  const [editing, setEditing] = useState<string | null>(null)
  const turns = turnsOf(state, id, served)
  const shown = withLive(turns, state.live[id])
  const isEmpty = shown.length === 0 && !state.unanswered[id]
  const isLive = state.live[id] !== undefined
  const panel = useKeptFocus(isLive)
  const last = turns.at(-1)
  const start = reach === 'nobody' ? <WorksOffline /> : empty
  const askNow: Ask = (question, replaces) => {
    setEditing(null)
    const asked = { conversationId: id, question, ...(replaces && { replaces }) }
    const page = screen && pageBeside(screen(), config.locale)
    void ask(config, { ...asked, ...page, ...(trip !== undefined && { trip }) })
    onAsked?.(id)
  }
  return (
    <div ref={panel} className={`flex min-w-0 flex-col ${LOOKS[look].all}`}>
      {look === 'page' && <OfflineNote reach={reach} />}
      <div className={LOOKS[look].turns}>
        {look !== 'page' && <OfflineNote reach={reach} />}
        {isEmpty && look !== 'page' && start}
        <Turns {...{ id, state, turns, shown, editing, look, title }} onEdit={setEditing} onAsk={askNow} />
      </div>
      <div className={`${LOOKS[look].field} ${look !== 'page' ? '' : isEmpty ? 'pt-0! max-sm:order-last' : 'mt-2'}`}>
        <Composer
          draftKey={draftKey}
          filled={filled ?? ''}
          isAnswering={isLive}
          isHeld={reach === 'nobody'}
          placeholder={text(
            shown.length === 0 ? 'field' : last?.answer.asks && !isLive ? 'field.answer' : 'field.next',
          )}
          onAsk={askNow}
          onStop={() => conversations.stop(id)}
          onEditLast={last && !isLive ? () => setEditing(last.id) : undefined}
        />
      </div>
      {isEmpty && look === 'page' && start}
    </div>
  )
}

function turnsOf(state: ConversationState, id: string, served: Turn | null): readonly Turn[] {
  const kept = state.turns[id] ?? NONE
  return kept.length === 0 && served ? [served] : kept
}

/** The answer that is being given stands in the place of those it replaces. */
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
              isTitled={index === 0 && isSaidIn(title, turn.question)}
              isNew={look === 'page' && turn === last && !atFirst.has(turn.id) && !unanswered}
            >
              {turn === last && 'answer' in turn && !unanswered && (
                <NextLater answer={turn.answer} onAsk={(question) => onAsk(question)} />
              )}
            </TurnView>
          ))}
          {unanswered && (
            <UnansweredNote
              unanswered={unanswered}
              isTitled={!last && isSaidIn(title, unanswered.question)}
              onAgain={() => onAsk(unanswered.question, unanswered.replaces ?? undefined)}
            />
          )}
        </ol>
      </section>
      <SpokenSentences turn={last && !atFirst.has(last.id) ? last : null} />
    </>
  )
}

/** A name taken beside a page has the question after what it is about. */
function isSaidIn(title: string | undefined, question: string): boolean {
  return title === question || title?.endsWith(`: ${question}`) === true
}
