import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

import { onBack } from '../../../device/native/on-back.ts'
import { buttonClass } from '../../button.tsx'
import { uiText as text } from '../../ui-text.ts'
import { holdOverlays } from '../overlay-queue.ts'
import { leftToDialog } from './escapes.ts'

export type ModalProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** Describes the purpose in one sentence. It is always read out; `isDescriptionHidden` only hides it visually. */
  readonly description: string
  readonly isDescriptionHidden?: boolean | undefined
  /** The actions: they stay visible at the bottom while the rest scrolls. */
  readonly footer?: ReactNode
  /** The focus target on close, if the content takes the focus before we can record the origin. */
  readonly returnTo?: RefObject<HTMLElement | null>
  readonly children?: ReactNode
}

type Props = ModalProps & {
  readonly className: string
  readonly panel?: Ref<HTMLDivElement>
  /** Above the title, and the drag handle; only sheets that can be dragged have one. */
  readonly header: (title: ReactNode) => ReactNode
  /** An on-screen keyboard that opens with the sheet would hide half of it. */
  readonly isFirstFieldFocused: boolean
}

/** The shared part of dialog and sheet: focus trap and return, Escape, name and description, no overlays above it. */
export function Modal(props: Props) {
  const { open, onOpenChange, className, panel, header, isFirstFieldFocused, children, footer, returnTo } = props
  const cameFrom = useRef<Element | null>(null)
  const close = useEffectEvent(() => onOpenChange(false))
  useEffect(() => (open ? holdOverlays() : undefined), [open])
  useEffect(() => (open ? lockScroll() : undefined), [open])
  useEffect(() => (open ? onBack(() => close()) : undefined), [open])
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {/* Not Dialog.Overlay: it locks scrolling with a <style> element, which our content security policy refuses. */}
        <div
          data-state={open ? 'open' : 'closed'}
          className="pointer-events-auto fixed inset-0 z-40 touch-none bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear"
        />
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
            // Opened by state rather than by a Radix trigger, it would otherwise leave the focus at the page's start.
            event.preventDefault()
            returnFocus(returnTo?.current ?? cameFrom.current)
          }}
        >
          {header(<Heading {...props} />)}
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-6">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 pt-4 pb-[max(1rem,var(--safe-area-inset-bottom,env(safe-area-inset-bottom)))]">
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

let openModals = 0

/** The page behind does not scroll (ui/styles/base.css) and keeps its width if it had a scroll bar. */
function lockScroll(): () => void {
  const page = document.documentElement
  if (openModals === 0) page.dataset['scrollLocked'] = innerWidth > page.clientWidth ? 'gutter' : ''
  openModals += 1
  return () => {
    openModals -= 1
    if (openModals === 0) delete page.dataset['scrollLocked']
  }
}

/** Its opener may be gone by now; then the page's content gets the focus. */
function returnFocus(to: Element | null): void {
  const place = to?.isConnected && to !== document.body ? to : document.getElementById('content')
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}
