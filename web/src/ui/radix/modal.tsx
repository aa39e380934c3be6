import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

import { onBack } from '../../device/on-back.ts'
import { uiText as text } from '../../text/ui.ts'
import { buttonClass } from '../button.tsx'
import { holdOverlays } from '../overlay-queue.ts'
import { leftToDialog } from './escapes.ts'

export type ModalProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** Says in one sentence what this is for. It is always read out; `isDescriptionHidden` only spares the eye. */
  readonly description: string
  readonly isDescriptionHidden?: boolean | undefined
  /** What is decided here: stays in view at the bottom while the rest scrolls. */
  readonly footer?: ReactNode
  /** Where the focus goes when it closes, if what is in it takes the focus before we can see where that was. */
  readonly returnTo?: RefObject<HTMLElement | null>
  readonly children?: ReactNode
}

type Props = ModalProps & {
  readonly className: string
  readonly panel?: Ref<HTMLDivElement>
  /** Stands above the title and takes the finger; only sheets that can be dragged have one. */
  readonly header: (title: ReactNode) => ReactNode
  /** A keyboard that jumps up with the sheet hides half of it. */
  readonly isFirstFieldFocused: boolean
}

/** What dialog and sheet share: focus in, trapped and back, Escape, name and description, nothing of ours above it. */
export function Modal(props: Props) {
  const { open, onOpenChange, className, panel, header, isFirstFieldFocused, children, footer, returnTo } = props
  const cameFrom = useRef<Element | null>(null)
  const close = useEffectEvent(() => onOpenChange(false))
  useEffect(() => (open ? holdOverlays() : undefined), [open])
  useEffect(() => (open ? onBack(() => close()) : undefined), [open])
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <Dialog.Content
          ref={panel}
          className={`fixed z-50 flex flex-col border border-line bg-raised text-ink shadow-float outline-none ${className}`}
          onOpenAutoFocus={(event) => {
            cameFrom.current = document.activeElement
            if (isFirstFieldFocused) return
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onEscapeKeyDown={(event) => {
            // One Escape closes one thing: first the open list of a field in here.
            const field = event.target instanceof Element && event.target.closest('[role="combobox"]')
            if (field && field.getAttribute('aria-expanded') === 'true') event.preventDefault()
          }}
          onKeyDown={(event) => {
            if (leftToDialog.has(event.nativeEvent)) onOpenChange(false)
          }}
          onCloseAutoFocus={(event) => {
            // Opened by state rather than by a Radix trigger, it would otherwise leave the keyboard at the page's start.
            event.preventDefault()
            returnFocus(returnTo?.current ?? cameFrom.current)
          }}
        >
          {header(<Heading {...props} />)}
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-6">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
          <Dialog.Close
            aria-label={text('close')}
            className={buttonClass({ variant: 'ghost', size: 'icon' }, 'absolute end-2 top-2 text-soft')}
          >
            <X className="size-5" strokeWidth={1.75} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Heading({ title, description, isDescriptionHidden = false }: ModalProps) {
  return (
    <div className="grid gap-1.5 ps-6 pe-14 pt-5 pb-3">
      <Dialog.Title className="text-title">{title}</Dialog.Title>
      <Dialog.Description className={isDescriptionHidden ? 'sr-only' : 'text-small text-soft'}>
        {description}
      </Dialog.Description>
    </div>
  )
}

/** What opened it may be gone by now; then the page's content is the next best place. */
function returnFocus(to: Element | null): void {
  const place = to?.isConnected && to !== document.body ? to : document.getElementById('content')
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}
