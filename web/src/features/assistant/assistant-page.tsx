import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams, Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { type ConversationState, titleOf, type Turn } from '../../entities/conversation/conversation.ts'
import { useConversations, useOpenConversation } from '../../entities/conversation/conversations.ts'
import { SUGGESTIONS } from '../../entities/conversation/suggestions.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { assistantText as text } from './assistant-text.ts'
import { ConversationHead } from './conversation-head.tsx'
import { ConversationList, ConversationListButton } from './conversation-list.tsx'
import { ConversationPanel } from './conversation-panel.tsx'
import { type QuestionFromUrl, useQuestionFromUrl } from './question-from-url.ts'
import { QuestionLine } from './turn/turn-view.tsx'

type Props = {
  readonly asked: QuestionFromUrl
  /** Shown beside the page until there are conversations to list. */
  readonly illustration: ReactNode
  readonly notice: ReactNode
  /** A notice that must be seen before asking. */
  readonly urgent: ReactNode
}

export function AssistantPage({ asked, illustration, notice, urgent }: Props) {
  const state = useConversations()
  const [search] = useSearchParams()
  const openId = search.get('c')
  const fresh = useNewConversation(asked, openId)
  const id = openId ?? fresh.id
  const conversation = state.list.find((each) => each.id === id)
  const served = fresh.served?.conversationId === id && !state.unanswered[id] ? fresh.served : null
  const isAsking = useQuestionFromUrl(asked, fresh.served, fresh.id)
  useOpenConversation(openId, conversation !== undefined)
  useImportOldConversation(state.owner !== undefined)
  const turns = state.turns[id] ?? []
  const isBusy = state.live[id] !== undefined || state.unanswered[id] !== undefined || served !== null
  // Rendering before the turns are read would announce old answers as new to screen readers.
  const isLoading = conversation !== undefined && !state.turns[id] && !state.live[id]
  const isMissing = openId !== null && (isLoading || (turns.length === 0 && !isBusy))
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
              <ConversationListButton state={state} openId={openId} look="text" />
            </>
          ) : (
            <ConversationHead title={title} conversation={conversation ?? null} turns={turns}>
              <ConversationListButton state={state} openId={openId} look="icon" />
            </ConversationHead>
          )}
          {/* The refused question says it already. */}
          <div className="mt-2 empty:hidden">{state.unanswered[id]?.kind !== 'used-up' && urgent}</div>
        </header>
        {openId === null && <UnansweredList state={state} />}
        {isMissing && <MissingConversation state={state} isHere={conversation !== undefined} />}
        {isAwaited && !isBusy && <AwaitedAnswer question={asked.question} />}
        {!isMissing && !(isAwaited && !isBusy) && (
          <Panel {...{ state, id, served, title, filled }} isNew={openId === null} />
        )}
        <div className="mt-4 empty:hidden">{notice}</div>
      </div>
      <aside aria-label={text('book')} className="hidden lg:block">
        {/* The padding keeps the focus ring from being cut off by the scroll container. */}
        <div className="sticky top-28 -mx-1 -mt-1 max-h-[calc(100dvh-9rem)] overflow-y-auto px-1 pt-1">
          {state.list.length === 0 ? illustration : <ConversationList state={state} openId={openId} />}
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
  /** A question from an external link: filled in, not sent. */
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

/** A longer question is cut in the title and shown below it. */
const MAX_WHOLE_TITLE_LENGTH = 160

/**
 * Known before the answer arrives, so that nothing moves then. Unless the conversation was renamed, the title is the
 * whole first question, which is then not repeated below.
 */
function titleFor(state: ConversationState, id: string, served: Turn | null): string | null {
  const { title } = state.list.find((each) => each.id === id) ?? {}
  const first = state.turns[id]?.[0] ?? state.live[id] ?? state.unanswered[id] ?? served
  const question = first?.question.trim()
  if (question === undefined) return title ?? null
  const isWhole = question.length <= MAX_WHOLE_TITLE_LENGTH && !question.includes('\n')
  const generated = titleOf(question)
  return isWhole && (title ?? generated) === generated ? question : (title ?? generated)
}

/** The server did not answer in time. The page asks after hydration; without JavaScript, a link tries again. */
function AwaitedAnswer({ question }: { readonly question: string }) {
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

/** A conversation from the URL that is still loading, or does not exist on this device. */
function MissingConversation({ state, isHere }: { readonly state: ConversationState; readonly isHere: boolean }) {
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

type NewConversation = { readonly key: string; readonly id: string; readonly served: Turn | null }

/** Each visit without a conversation id starts a new conversation. */
function useNewConversation(asked: QuestionFromUrl, openId: string | null): NewConversation {
  const { key } = useLocation()
  const [fresh, setFresh] = useState(() => newConversation(key, asked))
  if (openId === null && fresh.key !== key) setFresh(newConversation(key, asked))
  return fresh
}

function newConversation(key: string, asked: QuestionFromUrl): NewConversation {
  const id = crypto.randomUUID()
  const { question = '', answer = null, askedAt = '' } = asked ?? {}
  const turn = { id: crypto.randomUUID(), conversationId: id, question, askedAt, answeredAt: 'page' } as const
  return { key, id, served: answer && { ...turn, answer } }
}

/** Imports the conversation of an earlier version of the assistant, once. */
function useImportOldConversation(isReady: boolean): void {
  const config = usePageConfig()
  useEffect(() => {
    // After a failure the next visit tries again.
    if (isReady)
      void import('./import-old-conversation.ts')
        .then(({ importOldConversation }) => importOldConversation(config))
        .catch(() => undefined)
  }, [isReady, config])
}

/** Unanswered first questions, which no conversation in the list leads to. */
export function UnansweredList({ state }: { readonly state: ConversationState }) {
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

/** Real links, so that they work without JavaScript. */
export function Welcome({ isFilled = false }: { readonly isFilled?: boolean }) {
  return (
    <div className="mt-5">
      {isFilled && <p className="mb-5 max-w-[60ch] text-soft">{text('filled')}</p>}
      <h2 className="chart-label caps font-sans text-soft">{text('try')}</h2>
      <ul className="mt-2 border-t border-line">
        {SUGGESTIONS.map((suggestion) => (
          <li key={suggestion} className="border-b border-line">
            <Link
              to={`/assistant?q=${encodeURIComponent(suggestion)}`}
              preventScrollReset
              className="group flex min-h-12 items-center justify-between gap-4 py-2 font-display text-lead text-ink no-underline hover:text-tide"
            >
              {suggestion}
              <svg viewBox="0 0 20 20" className="size-4.5 shrink-0 rtl:-scale-x-100" fill="none" aria-hidden="true">
                <path
                  d="M3 15C5 8 11 4.500 16.500 6M12.500 3l4 3-3 4"
                  className="stroke-edge group-hover:stroke-tide"
                  strokeWidth="1.5"
                />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
