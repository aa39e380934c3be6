import type { ScreenContext } from '@app/contracts/assistant'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'

import type { AskBeside } from '../../api/conversations/ask-beside.ts'
import { ask } from '../../api/conversations/conversations.ts'
import { readDraft, writeDraft } from '../../api/conversations/drafts.ts'
import { useConversations, useOpened } from '../../api/conversations/use-conversations.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { useAuth } from '../../api/session/use-auth.ts'
import { tripShelf } from '../../api/trips/trip-shelf.ts'
import { useLayout } from '../../device/use-layout.ts'
import { assistantText as text } from '../../text/assistant.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { conversationBeside } from './conversation-beside.ts'
import { ConversationPanel } from './conversation-panel.tsx'
import { pageBeside } from './page-beside.ts'
import { readForm } from './read-form.ts'
import { Starters } from './starters.tsx'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly about: AskBeside
  readonly screen: ScreenContext
}

/** The assistant beside a tool. On a desk the tool stays in reach; on a phone it comes up from below. */
export function AskSheet({ open, onClose, about, screen }: Props) {
  const config = usePageConfig()
  const state = useConversations()
  const isMobile = useLayout() === 'mobile'
  const { user } = useAuth()
  const id = conversationBeside(screen.path, user?.id ?? null)
  const draftKey = `beside ${screen.path}`
  useSeed(draftKey, about)
  useOpened(
    id,
    state.list.some((each) => each.id === id),
  )
  const tripId = about.tripId ?? screen.tripId
  // As it stands when the next question is sent: a change may have been taken since the last one.
  const { trips } = useSyncExternalStore(tripShelf.listen, tripShelf.get, tripShelf.getOnServer)
  const trip = tripId === undefined ? undefined : trips.find((kept) => kept.trip.id === tripId)?.trip
  const screenNow = async (): Promise<ScreenContext> => {
    const form = await readForm(screen.path).catch(() => null)
    return { ...screen, ...(tripId !== undefined && { tripId }), ...(form && { form }) }
  }
  const askFirst = (question: string): void =>
    void ask(config, { conversationId: id, question, ...pageBeside(screenNow(), config.locale), ...(trip && { trip }) })
  const isBegun = (state.turns[id]?.length ?? 0) > 0
  if (!open && !isMobile) return null
  const whole = isBegun && (
    // The sheet of a phone has an entry of its own in the history, which Back must not come to again.
    <Link to={`/assistant?c=${id}`} replace={isMobile} className="text-small text-tide underline underline-offset-4">
      {text('beside.whole')}
    </Link>
  )
  const panel = (
    <ConversationPanel
      key={`${id} ${about.question ?? ''}`}
      id={id}
      state={state}
      draftKey={draftKey}
      empty={<Starters screen={{ ...screen, ...(tripId !== undefined && { tripId }) }} onAsk={askFirst} />}
      screen={screenNow}
      trip={trip}
      look={isMobile ? 'sheet' : 'beside'}
    />
  )
  return isMobile ? (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={text('beside.title')}
      description={text('beside.description')}
      isDescriptionHidden
    >
      {whole && <p className="mb-3">{whole}</p>}
      {panel}
    </Dialog>
  ) : (
    <SidePanel onClose={onClose} whole={whole}>
      {panel}
    </SidePanel>
  )
}

/** Not a dialog: the page beside it goes on working. */
function SidePanel({ onClose, whole, children }: { onClose: () => void; whole: ReactNode; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose()
    }
    const element = panel.current
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [onClose])
  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector('textarea')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <aside
      ref={panel}
      aria-label={text('beside.title')}
      className="ask-beside fixed inset-y-0 end-0 z-40 flex w-[min(27rem,92vw)] animate-enter-side flex-col border-s border-line bg-paper shadow-float [--side-away:100%] rtl:[--side-away:-100%]"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line ps-5 pe-2 py-1.5">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-display text-lead">{text('beside.title')}</span>
          {whole}
        </p>
        <button
          type="button"
          aria-label={text('beside.close')}
          className={buttonClass({ variant: 'ghost', size: 'icon' }, 'text-soft')}
          onClick={onClose}
        >
          <X className="size-5" strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      {children}
    </aside>
  )
}

/** Written into the field unless something stands there already. */
function useSeed(draftKey: string, { question }: AskBeside): void {
  const [seeded, setSeeded] = useState<string | null>(null)
  if (question !== undefined && question !== seeded) {
    setSeeded(question)
    if (readDraft(draftKey) === '') writeDraft(draftKey, question)
  }
}
