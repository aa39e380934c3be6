import type { ScreenContext } from '@app/contracts/assistant'
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { askBeside, type AskBeside, onAskBeside } from '../api/conversations/ask-beside.ts'
import { useBackCloses } from '../device/use-back-closes.ts'
import { useLayout } from '../device/use-layout.ts'
import { askText as text } from '../text/ask.ts'

type Sheet = ComponentType<{
  readonly open: boolean
  readonly onClose: () => void
  readonly about: AskBeside
  readonly screen: ScreenContext
}>

/** Ids and codes of what the page shows, never what somebody typed. */
export type OnScreen = Omit<ScreenContext, 'path'>

/** The tab at the edge of the page that opens the assistant beside it. Its script comes with the first press. */
export function AskHere({ screen }: { readonly screen?: OnScreen }) {
  const { pathname } = useLocation()
  const [AskSheet, setSheet] = useState<Sheet | null>(null)
  const layout = useLayout()
  const [isOpen, setOpen] = useState(false)
  const [about, setAbout] = useState<AskBeside>({})
  useEffect(() => {
    const open = (asked: AskBeside): void => {
      setAbout(asked)
      setOpen(true)
      import('../features/assistant/ask-sheet.tsx').then(
        (loaded) => setSheet(() => loaded.AskSheet),
        () => setOpen(false),
      )
    }
    return onAskBeside(open)
  }, [])
  // Beside the page on a desk it is no place of its own; over it, on a phone, it is.
  useBackCloses(isOpen && layout === 'mobile', () => setOpen(false))
  return (
    <>
      <AskTab isHidden={isOpen} />
      {AskSheet && (
        <AskSheet
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

/** A tab of the notebook, at the edge and in reach of the thumb. */
function AskTab({ isHidden }: { readonly isHidden: boolean }) {
  return (
    <aside aria-label={text('ask.about')} className={`needs-script print:hidden ${isHidden ? 'hidden' : ''}`}>
      <button
        type="button"
        aria-label={text('ask.about')}
        // On a phone as wide as the margin of the page, so that it hides no field.
        className="fixed end-0 bottom-[calc(var(--tab-bar)+1.5rem)] z-20 cursor-pointer rounded-s-control border border-e-0 border-edge bg-raised py-4 text-label font-semibold text-tide shadow-float before:absolute before:-inset-x-1 before:-inset-y-2 hover:text-tide-deep motion-safe:transition-[padding] md:bottom-[26dvh] md:px-2 md:py-3 md:text-small md:hover:pe-3"
        onClick={() => askBeside()}
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
