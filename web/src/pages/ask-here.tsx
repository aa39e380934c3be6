import type { ScreenContext } from '@app/contracts/assistant'
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { useBackCloses } from '../device/native/use-back-closes.ts'
import { useLayout } from '../device/screen/use-layout.ts'
import { openSidePanel, type SidePanelQuestion, onSidePanelOpened } from '../entities/conversation/side-panel.ts'
import { textOf } from '../text/text-of.ts'

const text = textOf({
  ask: 'Ask',
  'ask.about': 'Ask the assistant about this page',
})

type Panel = ComponentType<{
  readonly open: boolean
  readonly onClose: () => void
  readonly about: SidePanelQuestion
  readonly screen: ScreenContext
}>

/** Ids and codes of what the page shows, never text that the traveller typed. */
export type OnScreen = Omit<ScreenContext, 'path'>

/** The tab at the edge of the page that opens the assistant beside it. The panel loads with the first press. */
export function AskHere({ screen }: { readonly screen?: OnScreen }) {
  const { pathname } = useLocation()
  const [SidePanel, setSidePanel] = useState<Panel | null>(null)
  const layout = useLayout()
  const [isOpen, setOpen] = useState(false)
  const [about, setAbout] = useState<SidePanelQuestion>({})
  useEffect(() => {
    const open = (asked: SidePanelQuestion): void => {
      setAbout(asked)
      setOpen(true)
      import('../features/assistant/side-panel.tsx').then(
        (loaded) => setSidePanel(() => loaded.SidePanel),
        () => setOpen(false),
      )
    }
    return onSidePanelOpened(open)
  }, [])
  // Only the sheet of a phone gets a history entry; the desktop panel is beside the page, not over it.
  useBackCloses(isOpen && layout === 'mobile', () => setOpen(false))
  return (
    <>
      <AskTab isHidden={isOpen} />
      {SidePanel && (
        <SidePanel
          key={pathname}
          open={isOpen}
          onClose={() => setOpen(false)}
          about={about}
          screen={{ path: pathname, ...screen }}
        />
      )}
    </>
  )
}

/** At the edge of the page, in reach of the thumb. */
function AskTab({ isHidden }: { readonly isHidden: boolean }) {
  return (
    <aside aria-label={text('ask.about')} className={`needs-script print:hidden ${isHidden ? 'hidden' : ''}`}>
      <button
        type="button"
        aria-label={text('ask.about')}
        // On a phone no wider than the page margin, so that it covers no field.
        className="fixed end-0 bottom-[calc(var(--tab-bar)+1.5rem)] z-20 cursor-pointer rounded-s-control border border-e-0 border-edge bg-raised py-4 text-label font-semibold text-tide shadow-float before:absolute before:-inset-x-1 before:-inset-y-2 hover:text-tide-deep motion-safe:transition-[padding] md:bottom-[26dvh] md:px-2 md:py-3 md:text-small md:hover:pe-3"
        onClick={() => openSidePanel()}
      >
        <span className="flex items-center gap-2 [writing-mode:vertical-rl]">
          <svg viewBox="0 0 20 20" className="size-4" fill="none" aria-hidden="true">
            <path d="M3 15C5 8 11 4.500 16.500 6M12.500 3l4 3-3 4" className="stroke-current" strokeWidth="1.6" />
          </svg>
          {text('ask')}
        </span>
      </button>
    </aside>
  )
}
