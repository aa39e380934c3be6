import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

import type { ConversationState } from '../../api/conversations/conversation-state.ts'
import { titleOf, type Turn } from '../../api/conversations/conversation.ts'
import { useConversations, useOpened } from '../../api/conversations/use-conversations.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { assistantText as text } from '../../text/assistant.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BookButton } from './book-button.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { ConversationPanel } from './conversation-panel.tsx'
import type { AskedByAddress } from './load-question.ts'
import { Logbook } from './logbook.tsx'
import { QuestionLine } from './question-line.tsx'
import { useAskedByAddress } from './use-asked-by-address.ts'
import { Waiting } from './waiting.tsx'
import { Welcome } from './welcome.tsx'

type Props = {
  readonly asked: AskedByAddress
  /** Beside an empty page, until there is something to leaf through. */
  readonly plate: ReactNode
  readonly notice: ReactNode
  /** What has to be seen before something is asked. */
  readonly urgent: ReactNode
}

export function AssistantPage({ asked, plate, notice, urgent }: Props) {
  const state = useConversations()
  const [search] = useSearchParams()
  const openId = search.get('c')
  const fresh = useFresh(asked, openId)
  const id = openId ?? fresh.id
  const conversation = state.list.find((each) => each.id === id)
  const served = fresh.served?.conversationId === id && !state.unanswered[id] ? fresh.served : null
  const isAsking = useAskedByAddress(asked, fresh.served, fresh.id)
  useOpened(openId, conversation !== undefined)
  useTakeOver(state.owner !== undefined)
  const turns = state.turns[id] ?? []
  const isBusy = state.live[id] !== undefined || state.unanswered[id] !== undefined || served !== null
  // Drawn too early, what was said long ago would be taken for new, and read out.
  const isComing = conversation !== undefined && !state.turns[id] && !state.live[id]
  const isSought = openId !== null && (isComing || (turns.length === 0 && !isBusy))
  const isAwaited = asked !== null && isAsking && !served
  const filled = asked && !isAsking && openId === null ? asked.question : null
  const title = titleFor(state, id, served)
  return (
    <div className="page-width grid gap-x-16 gap-y-8 pt-4 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] lg:pb-16">
      <div className="min-w-0 max-w-[46rem]">
        <header className="mb-6">
          {title === null || isAwaited ? (
            <>
              <Greeting isSmall={openId !== null || isAsking} />
              <BookButton state={state} openId={openId} look="text" />
            </>
          ) : (
            <ConversationHead title={title} conversation={conversation ?? null} turns={turns}>
              <BookButton state={state} openId={openId} look="icon" />
            </ConversationHead>
          )}
          <div className="mt-2 empty:hidden">{urgent}</div>
        </header>
        {openId === null && <Waiting state={state} />}
        {isSought && <Sought state={state} isHere={conversation !== undefined} />}
        {isAwaited && !isBusy && <NotYet question={asked.question} />}
        {!isSought && !(isAwaited && !isBusy) && (
          <Panel {...{ state, id, served, title, filled }} isNew={openId === null} />
        )}
        <div className="mt-4 empty:hidden">{notice}</div>
      </div>
      <aside aria-label={text('book')} className="hidden lg:block">
        {/* What scrolls cuts off the ring around a field, unless it has room for it. */}
        <div className="sticky top-28 -mx-1 -mt-1 max-h-[calc(100dvh-9rem)] overflow-y-auto px-1 pt-1">
          {state.list.length === 0 ? plate : <Logbook state={state} openId={openId} />}
        </div>
      </aside>
    </div>
  )
}

type PanelProps = {
  readonly state: ConversationState
  readonly id: string
  readonly isNew: boolean
  readonly served: Turn | null
  readonly title: string | null
  /** What a link from elsewhere would have asked. */
  readonly filled: string | null
}

function Panel({ state, id, isNew, served, title, filled }: PanelProps) {
  const navigate = useNavigate()
  return (
    <ConversationPanel
      key={id}
      id={id}
      state={state}
      draftKey={filled === null ? (isNew ? 'new' : id) : `link ${filled}`}
      filled={filled}
      empty={<Welcome isFilled={filled !== null} />}
      served={served}
      {...(title !== null && { title })}
      onAsked={() => {
        if (isNew) void navigate(`/assistant?c=${id}`, { preventScrollReset: true })
      }}
    />
  )
}

/** A title of more is cut, and the question stands below it as well. */
const LONGEST_WHOLE = 160

/**
 * From the first moment, so that nothing moves when the answer is there. As long as nobody has given another name, it
 * is the whole first question where there is room: what follows need not say it again.
 */
function titleFor(state: ConversationState, id: string, served: Turn | null): string | null {
  const { title } = state.list.find((each) => each.id === id) ?? {}
  const first = state.turns[id]?.[0] ?? state.live[id] ?? state.unanswered[id] ?? served
  const question = first?.question.trim()
  if (question === undefined) return title ?? null
  const isWhole = question.length <= LONGEST_WHOLE && !question.includes('\n')
  const taken = titleOf(question)
  return isWhole && (title ?? taken) === taken ? question : (title ?? taken)
}

/** The server had no time for it. The page asks as soon as it is alive; without script, by another try. */
function NotYet({ question }: { readonly question: string }) {
  return (
    <div>
      <QuestionLine>{question}</QuestionLine>
      <p className="needs-script mt-4 text-soft">{text('looking')}</p>
      <noscript>
        <p className="mt-4">{text('not-yet')}</p>
        <a href={`/assistant?q=${encodeURIComponent(question)}`} className="text-tide underline">
          {text('again')}
        </a>
      </noscript>
    </div>
  )
}

function Greeting({ isSmall }: { readonly isSmall: boolean }) {
  return (
    <>
      <p className="chart-label caps text-soft">{text('name')}</p>
      <h1 className={isSmall ? 'mt-1 text-title' : 'mt-1.5 text-heading lg:mt-2 lg:text-[2.3rem]'}>
        {text('heading')}
      </h1>
      {!isSmall && <p className="mt-2 max-w-[60ch] text-soft lg:mt-2.5">{text('lead')}</p>}
    </>
  )
}

/** Its address is here, and what was said is still on its way, or nowhere. */
function Sought({ state, isHere }: { readonly state: ConversationState; readonly isHere: boolean }) {
  if (isHere || state.owner === undefined)
    return (
      <div className="grid gap-4" role="status" aria-label={text('loading')}>
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="h-40 w-full" />
      </div>
    )
  return (
    <div className="border-t border-line pt-4">
      <p className="font-display text-lead leading-tight">{text('gone.title')}</p>
      <p className="mt-1 text-soft">{text('gone.text')}</p>
      <ButtonLink to="/assistant" variant="outline" size="sm" className="mt-4">
        {text('gone.new')}
      </ButtonLink>
    </div>
  )
}

type Fresh = { readonly key: string; readonly id: string; readonly served: Turn | null }

/** Each visit without a conversation is the beginning of one. */
function useFresh(asked: AskedByAddress, openId: string | null): Fresh {
  const { key } = useLocation()
  const [fresh, setFresh] = useState(() => freshFor(key, asked))
  if (openId === null && fresh.key !== key) setFresh(freshFor(key, asked))
  return fresh
}

function freshFor(key: string, asked: AskedByAddress): Fresh {
  const id = crypto.randomUUID()
  const { question = '', answer = null, askedAt = '' } = asked ?? {}
  const turn = { id: crypto.randomUUID(), conversationId: id, question, askedAt, answeredAt: 'page' } as const
  return { key, id, served: answer && { ...turn, answer } }
}

/** What the assistant before this one kept goes along, once. */
function useTakeOver(isReady: boolean): void {
  const config = usePageConfig()
  useEffect(() => {
    // What could not be taken along today waits where it is for the next visit.
    if (isReady) void import('./take-over.ts').then(({ takeOver }) => takeOver(config)).catch(() => undefined)
  }, [isReady, config])
}
