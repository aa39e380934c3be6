import BookOpen from 'lucide-react/icons/book-open'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useEffect, useState, Suspense } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { conversationDb } from '../../entities/conversation/conversation-db.ts'
import { type ConversationState, textOf, type Turn } from '../../entities/conversation/conversation.ts'
import { searchAccount } from '../../entities/conversation/remote-conversations.ts'
import { type Found, type Searched, searchConversations } from '../../entities/conversation/search-conversations.ts'
import { ButtonLink, Button } from '../../ui/button.tsx'
import { part } from '../../ui/deferred/part.ts'
import { CONTROL } from '../../ui/form/field.tsx'
import { MissingPart } from '../../ui/states/missing-part.tsx'
import { assistantText as text } from './assistant-text.ts'

/** A shorter list needs no search. */
const SEARCH_FROM = 4

type Props = {
  readonly state: ConversationState
  readonly openId: string | null
  readonly onChoose?: () => void
}

export function ConversationList({ state, openId, onChoose }: Props) {
  const { list, owner } = state
  const [words, setWords] = useState('')
  const found = useSearch(state, words)
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

/** Searches this device at once, and the account as soon as it answers. */
function useSearch({ list, owner }: ConversationState, words: string): readonly Found[] {
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

const Dialog = part(async () => (await import('../../ui/overlay/dialog.tsx')).Dialog, MissingPart)

type ButtonProps = {
  readonly state: ConversationState
  readonly openId: string | null
  readonly look: 'text' | 'icon'
}

/** Opens the list in a sheet where there is no room beside the page. */
export function ConversationListButton({ state, openId, look }: ButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  if (state.list.length === 0) return null
  const open = (): void => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <div className={`lg:hidden ${look === 'text' ? 'mt-3' : ''}`}>
      {look === 'icon' ? (
        <Button variant="ghost" size="icon" aria-label={text('book.open')} className="text-soft" onClick={open}>
          <BookOpen className="size-5" strokeWidth={1.75} aria-hidden="true" />
        </Button>
      ) : (
        <Button variant="outline" size="sm" onClick={open}>
          <BookOpen className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text('book.open')}
        </Button>
      )}
      {isWanted && (
        <Suspense fallback={null}>
          <Dialog
            open={isOpen}
            onOpenChange={setOpen}
            title={text('book')}
            description={text('book.description')}
            isDescriptionHidden
          >
            {/* A fixed minimum height keeps the search field in place while results shrink. */}
            <div className="min-h-[62dvh]">
              <ConversationList state={state} openId={openId} onChoose={() => setOpen(false)} />
            </div>
          </Dialog>
        </Suspense>
      )}
    </div>
  )
}
