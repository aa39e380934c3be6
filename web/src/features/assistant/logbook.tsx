import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { searchAccount } from '../../api/conversations/account-conversations.ts'
import { conversationDb } from '../../api/conversations/conversation-db.ts'
import type { ConversationState } from '../../api/conversations/conversation-state.ts'
import { textOf, type Turn } from '../../api/conversations/conversation.ts'
import { type Found, type Searched, searchConversations } from '../../api/conversations/search-conversations.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { assistantText as text } from '../../text/assistant.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CONTROL } from '../../ui/field.tsx'

/** Fewer are seen at a glance. */
const SEARCH_FROM = 4

type Props = {
  readonly state: ConversationState
  readonly openId: string | null
  readonly onChoose?: () => void
}

/** The index of the notebook. */
export function Logbook({ state, openId, onChoose }: Props) {
  const { list, owner } = state
  const [words, setWords] = useState('')
  const found = useFound(state, words)
  return (
    <div className="grid gap-4">
      <ButtonLink
        to="/assistant"
        variant="outline"
        size="sm"
        className="w-full"
        {...(onChoose && { onClick: onChoose })}
      >
        <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {text('book.new')}
      </ButtonLink>
      {list.length >= SEARCH_FROM && (
        <label className="relative block">
          <span className="sr-only">{text('book.search')}</span>
          <Search
            className="pointer-events-none absolute start-3 top-3.5 size-4.5 text-soft"
            strokeWidth={1.75}
            aria-hidden="true"
          />
          <input
            type="search"
            value={words}
            placeholder={text('book.search')}
            className={`${CONTROL} w-full ps-10 text-small [&::-webkit-search-cancel-button]:grayscale`}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
      )}
      {list.length > 0 ? (
        <Entries found={found} openId={openId} {...(onChoose && { onChoose })} />
      ) : (
        <p className="text-small text-soft">{text('book.empty')}</p>
      )}
      {owner !== undefined && list.length > 0 && (
        <p className="text-small text-soft">{text(owner === null ? 'book.guest' : 'book.account')}</p>
      )}
    </div>
  )
}

type EntriesProps = Pick<Props, 'openId' | 'onChoose'> & { readonly found: readonly Found[] }

function Entries({ found, openId, onChoose }: EntriesProps) {
  const { locale } = usePageConfig()
  if (found.length === 0)
    return (
      <p role="status" className="text-small text-soft">
        {text('book.none')}
      </p>
    )
  return (
    <ul className="border-t border-line">
      {found.map(({ conversation: { id, title, updatedAt }, excerpt }) => {
        const isOpen = id === openId
        return (
          <li key={id} className="border-b border-line">
            <Link
              to={`/assistant?c=${id}`}
              aria-current={isOpen ? 'page' : undefined}
              className={`block py-2.5 no-underline hover:text-tide ${isOpen ? 'border-s-2 border-signal ps-3 text-ink' : 'text-ink'}`}
              {...(onChoose && { onClick: onChoose })}
            >
              <span dir="auto" className="line-clamp-2 text-small leading-snug font-medium wrap-anywhere">
                {title}
              </span>
              {excerpt !== null && (
                <span dir="auto" className="mt-0.5 line-clamp-2 text-small text-soft">
                  {excerpt}
                </span>
              )}
              <time dateTime={updatedAt} className="chart-label mt-1 block text-soft">
                {new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(Date.parse(updatedAt))}
              </time>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** What is on this device at once, and what only the account has as soon as it answers. */
function useFound({ list, owner }: ConversationState, words: string): readonly Found[] {
  const config = usePageConfig()
  const [here, setHere] = useState<readonly Searched[]>([])
  const [away, setAway] = useState<readonly Searched[]>([])
  const isSearching = words.trim() !== ''
  useEffect(() => {
    if (isSearching)
      conversationDb.turns().then(
        (turns) => setHere(turns.map(searched)),
        () => undefined,
      )
  }, [isSearching, list])
  useEffect(() => {
    const sought = words.trim()
    if (sought.length < 2 || !owner || !navigator.onLine) return
    const timer = setTimeout(() => {
      searchAccount(config, sought).then(setAway, () => undefined)
    }, 300)
    return () => clearTimeout(timer)
  }, [config, owner, words])
  return searchConversations(list, [...here, ...away], words)
}

function searched({ conversationId, question, answer }: Turn): Searched {
  return { conversationId, question, said: textOf(answer) }
}
