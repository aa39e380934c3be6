import type { ScreenContext } from '@app/contracts/assistant'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { useLayout } from '../../device/screen/use-layout.ts'
import { ask, useConversations, useOpenConversation } from '../../entities/conversation/conversations.ts'
import type { SidePanelQuestion } from '../../entities/conversation/side-panel.ts'
import { readDraft, writeDraft } from '../../entities/conversation/unsent-questions.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { tripStore } from '../../entities/trip/trip-store.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { assistantText as text } from './assistant-text.ts'
import { ConversationPanel } from './conversation-panel.tsx'
import { conversationForPage, pageContext, readForm } from './page-context.ts'
import { Starters } from './starters.tsx'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly about: SidePanelQuestion
  readonly screen: ScreenContext
}

/** The assistant beside a tool: a panel on a desktop, where the tool stays usable, and a sheet on a phone. */
export function SidePanel({ open, onClose, about, screen }: Props) {
  const config = usePageConfig()
  const state = useConversations()
  const isMobile = useLayout() === 'mobile'
  const { user } = useAuth()
  const id = conversationForPage(screen.path, user?.id ?? null)
  const draftKey = `beside ${screen.path}`
  usePrefill(draftKey, about)
  const isKnown = state.list.some((each) => each.id === id)
  useOpenConversation(id, isKnown)
  const tripId = about.tripId ?? screen.tripId
  // The trip as it is when the next question is sent: a change may have been accepted since the last one.
  const { trips } = useSyncExternalStore(tripStore.listen, tripStore.get, tripStore.getOnServer)
  const trip = tripId === undefined ? undefined : trips.find((kept) => kept.trip.id === tripId)?.trip
  const screenNow = async (): Promise<ScreenContext> => {
    const form = await readForm(screen.path).catch(() => null)
    return { ...screen, ...(tripId !== undefined && { tripId }), ...(form && { form }) }
  }
  const askFirst = (question: string): void => {
    const page = pageContext(screenNow(), config.locale)
    void ask(config, { conversationId: id, question, ...page, ...(trip && { trip }) })
  }
  const isBegun = (state.turns[id]?.length ?? 0) > 0
  if (!open && !isMobile) return null
  const whole = isBegun && (
    // Replaces the sheet's own history entry, so that Back does not return to it.
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
      look={isMobile ? 'sheet' : 'side-panel'}
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
    <DesktopPanel onClose={onClose} whole={whole}>
      {panel}
    </DesktopPanel>
  )
}

/** Not a dialog, because the page beside it stays usable. */
function DesktopPanel({ onClose, whole, children }: { onClose: () => void; whole: ReactNode; children: ReactNode }) {
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

/** Writes the question into the field unless there is a draft. */
function usePrefill(draftKey: string, { question }: SidePanelQuestion): void {
  const [seeded, setSeeded] = useState<string | null>(null)
  if (question !== undefined && question !== seeded) {
    setSeeded(question)
    if (readDraft(draftKey) === '') writeDraft(draftKey, question)
  }
}
