import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'

import { isNative } from '../../device/native/is-native.ts'
import { chooseLayout, isTouchDevice } from '../../device/screen/choose-layout.ts'
import { uiText as text } from '../ui-text.ts'
import { leftToDialog } from './radix/escapes.ts'
import { type ToastKind, type ToastMessage, toastQueue } from './toast-queue.ts'

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const satisfies Record<ToastKind, unknown>
/** Radix requires a prefix for every announcement; our texts already begin with their kind, so this one is silent. */
const UNHEARD = '\u200b'
const TONES: Readonly<Record<ToastKind, string>> = {
  success: 'border-s-moss text-moss',
  error: 'border-s-signal text-signal',
  info: 'border-s-tide text-tide',
}

/** A separate React root: toasts also come from unhydrated pages, and survive navigations. */
export function mountToaster(): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Toaster />)
}

/** On a phone above the tab bar, on a desktop in the lower corner, unless it is occupied (overlays.css). */
export function Toaster() {
  const messages = useSyncExternalStore(toastQueue.listen, toastQueue.read, toastQueue.read)
  const isPhone = useSyncExternalStore(onResize, isMobileLayout, () => false)
  const isRtl = document.dir === 'rtl'
  const awayFrom = isRtl ? 'left' : 'right'
  return (
    <Toast.Provider swipeDirection={awayFrom} label={UNHEARD}>
      {messages.map((message) => (
        <ToastCard key={message.id} message={message} />
      ))}
      <Toast.Viewport
        label={text('toast.region', { hotkey: '{hotkey}' })}
        className={`pointer-events-none fixed z-60 flex flex-col-reverse gap-2 outline-none ${
          isPhone ? 'phone-toasts' : 'desktop-toasts'
        }`}
      />
    </Toast.Provider>
  )
}

function ToastCard({ message }: { message: ToastMessage }) {
  const { id, kind, title, text: sentence, durationMs, action, isOpen } = message
  const Icon = ICONS[kind]
  return (
    <Toast.Root
      open={isOpen}
      onOpenChange={() => toastQueue.dismiss(id)}
      duration={durationMs}
      onEscapeKeyDown={(event) => {
        if (!document.querySelector('[role=dialog][data-state=open]') || isInToasts(event.target)) return
        event.preventDefault()
        leftToDialog.add(event)
      }}
      type={kind === 'error' ? 'foreground' : 'background'}
      className={`pointer-events-auto flex items-center gap-3 rounded-control border border-s-3 border-line bg-raised ps-3.5 shadow-float data-[state=closed]:animate-leave data-[state=open]:animate-arrive data-[swipe=cancel]:translate-none data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y) ${TONES[kind]}`}
    >
      <Icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <Toast.Description className="min-w-0 flex-1 py-3 text-small wrap-anywhere text-ink">
        <span className="sr-only">{text(`toast.kind.${kind}`)}: </span>
        {title && <span className="block font-semibold">{title}</span>}
        <span>{sentence}</span>
      </Toast.Description>
      {action && (
        <Toast.Action
          altText={action.label}
          onClick={action.onPress}
          className="min-h-11 shrink-0 cursor-pointer px-2 text-small font-semibold text-tide underline underline-offset-4 hover:text-tide-deep"
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label={text('toast.dismiss')}
        className="grid size-11 shrink-0 cursor-pointer place-items-center text-soft hover:text-ink"
      >
        <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  )
}

function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=region] > ol') !== null
}

function isMobileLayout(): boolean {
  return chooseLayout({ isTouch: isTouchDevice(), widthPx: innerWidth, isNative: isNative() }) === 'mobile'
}

function onResize(onChange: () => void): () => void {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}
