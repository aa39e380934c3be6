import { DAILY_LIMITS, nextResetMs } from '@app/domain/usage-limits'
import { useEffect, useRef, useState } from 'react'
import { Form, Link, useLocation, useNavigate, useNavigationType } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import type { SavableItem } from '../../api/saves/saved-item.ts'
import { useAuth } from '../../api/session/use-auth.ts'
import type { Recorded } from '../../api/usage/record-use.ts'
import { SUGGESTIONS } from '../../content/suggestions.ts'
import { keep, useKept } from '../../device/use-kept.ts'
import { assistantText as text } from '../../text/assistant.ts'
import { writeMoment } from '../../text/write-moment.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CONTROL } from '../../ui/field.tsx'
import { SaveButton } from '../../ui/save-button.tsx'
import { AnswerCard } from './answer-card.tsx'
import type { Turn } from './assistant-turn.ts'
import { CONVERSATION_KEY, readConversation } from './read-conversation.ts'
import { useCountedTurn } from './use-counted-turn.ts'

export function Assistant({ turn }: { turn: Turn | null }) {
  const [kept] = useKept(CONVERSATION_KEY, readConversation)
  const navigate = useNavigate()
  useCarriedQuestion(turn)
  // Whoever goes back, or loads the page again, has not asked again.
  const isReturn = useNavigationType() === 'POP' && kept.some(({ question }) => question === turn?.question)
  const isKept = turn !== null && (isReturn || kept.at(-1)?.question === turn.question)
  const verdict = useCountedTurn(turn, isKept)
  const turns = turn === null || isKept ? kept : [...kept, turn]
  const clear = (): void => {
    keep(CONVERSATION_KEY, [])
    void navigate('/assistant', { replace: true })
  }
  return (
    <div>
      {turns.length > 0 && <Conversation turns={turns} verdict={verdict} />}
      <Prompt key={turns.length} />
      {turns.length === 0 ? (
        <Suggestions />
      ) : (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-small text-soft">
          <p>{text('kept')}</p>
          <Button variant="link" size="sm" className="px-0!" onClick={clear}>
            {text('clear')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A page may also carry the question in the history's own memory. */
function useCarriedQuestion(turn: Turn | null): void {
  const { state } = useLocation() as { state: { readonly query?: unknown } | null }
  const navigate = useNavigate()
  const carried = typeof state?.query === 'string' ? state.query.trim() : ''
  useEffect(() => {
    if (turn === null && carried !== '') void navigate(`?q=${encodeURIComponent(carried)}`, { replace: true })
  }, [turn, carried, navigate])
}

type Verdict = ReturnType<typeof useCountedTurn>

/** The verdict is on the last question: an answer is shown once it is counted. */
function Conversation({ turns, verdict }: { turns: readonly Turn[]; verdict: Verdict }) {
  const last = useRef<HTMLLIElement>(null)
  const shown = useRef(turns.length)
  useEffect(() => {
    const isNew = turns.length > shown.current
    shown.current = turns.length
    if (!isNew) return
    // The suggestions above fold away in the same moment; only afterwards is it known where the answer stands.
    const frame = requestAnimationFrame(() => last.current?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [turns.length])
  return (
    <section aria-label={text('conversation')} aria-live="polite">
      <ol className="grid gap-8">
        {turns.map(({ id, question, answer }, index) => (
          <li key={id} ref={index === turns.length - 1 ? last : null} className="scroll-my-28">
            <h2 className="border-s-2 border-signal ps-4 font-sans text-base font-semibold tracking-normal wrap-anywhere">
              <span className="sr-only">{text('you')}: </span>
              {question}
            </h2>
            <div className="mt-3 rounded-sheet border border-line bg-raised px-5 py-5 sm:px-6">
              {index === turns.length - 1 && (verdict === 'asking' || verdict?.kind === 'used-up') ? (
                <Withheld verdict={verdict} />
              ) : (
                <>
                  <AnswerCard answer={answer} />
                  <div className="mt-3 -mb-2">
                    <SaveButton item={answerItem(question)} />
                  </div>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 mb-6 text-small text-soft">{text('engine')}</p>
    </section>
  )
}

function Withheld({ verdict }: { verdict: 'asking' | Extract<Recorded, { kind: 'used-up' }> }) {
  const { locale } = usePageConfig()
  const { user } = useAuth()
  const [tonightMs] = useState(() => nextResetMs(Date.now()))
  if (verdict === 'asking') return <p className="text-soft">{text('asking')}</p>
  const limit = String(verdict.limit ?? DAILY_LIMITS.ai_requests)
  const time = writeMoment(Date.parse(verdict.resetsAt ?? '') || tonightMs, locale)
  return (
    <>
      <p className="font-display text-lead leading-tight">{text('limit.title')}</p>
      <p className="mt-1 max-w-[60ch]">{text('limit.text', { limit, time })}</p>
      <ButtonLink to={user ? '/pricing' : '/auth'} variant="outline" size="sm" className="mt-4">
        {text(user ? 'limit.plans' : 'limit.sign-in')}
      </ButtonLink>
    </>
  )
}

/** Stays above the thumb on a phone. */
function Prompt() {
  return (
    <Form
      action="/assistant"
      role="search"
      preventScrollReset
      onSubmit={(event) => {
        const typed = new FormData(event.currentTarget).get('q')
        if (typeof typed !== 'string' || typed.trim() === '') event.preventDefault()
      }}
      className="sticky bottom-[var(--tab-bar)] z-10 -mx-5 flex gap-2 border-t border-line bg-paper px-5 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0"
    >
      <label htmlFor="question" className="sr-only">
        {text('field')}
      </label>
      <input
        id="question"
        name="q"
        required
        pattern=".*\S.*"
        maxLength={500}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={text('field')}
        className={`${CONTROL} min-w-0 flex-1`}
      />
      <Button type="submit">{text('send')}</Button>
    </Form>
  )
}

function Suggestions() {
  return (
    <>
      <h2 className="chart-label caps mt-8 font-sans text-soft">{text('try')}</h2>
      <ul className="mt-2 border-t border-line">
        {SUGGESTIONS.map((suggestion) => (
          <li key={suggestion} className="border-b border-line">
            <Link
              to={`/assistant?q=${encodeURIComponent(suggestion)}`}
              preventScrollReset
              className="flex min-h-12 items-center py-2 font-display text-lead text-ink no-underline hover:text-tide"
            >
              {suggestion}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The question leads back to its answer. */
function answerItem(question: string): SavableItem {
  const path = `/assistant?q=${encodeURIComponent(question.slice(0, 500))}`
  const title = question.slice(0, 300)
  return {
    type: 'answer',
    title,
    description: '',
    image_url: null,
    item_id: question.slice(0, 500),
    item_data: { path },
  }
}
