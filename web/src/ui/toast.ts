/**
 * Short messages, from anywhere: also from code that knows nothing of React. What shows them is fetched with the first
 * message and not before, because most visits never need one.
 */
export type ToastKind = 'success' | 'error' | 'info'

export type ToastAction = { readonly label: string; onPress(): void }

export type ToastOptions = {
  readonly durationMs?: number
  /** One thing to do about it; pressing it also closes the message. */
  readonly action?: ToastAction
}

export type ToastMessage = {
  readonly id: string
  readonly kind: ToastKind
  readonly text: string
  readonly durationMs: number
  readonly action?: ToastAction
  /** Closed messages stay a moment, to leave rather than vanish. */
  readonly isOpen: boolean
}

const DURATION_MS = 4000
const AT_MOST = 3
const LEAVING_MS = 200

let messages: readonly ToastMessage[] = []
let count = 0
let isMounted = false
const listeners = new Set<() => void>()

export const toast = {
  success: (text: string, options?: ToastOptions): string => add('success', text, options),
  error: (text: string, options?: ToastOptions): string => add('error', text, options),
  info: (text: string, options?: ToastOptions): string => add('info', text, options),
  dismiss,
}

/** For the one place that shows them: newest first. */
export const toastQueue = {
  read: (): readonly ToastMessage[] => messages,
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function add(kind: ToastKind, text: string, { durationMs = DURATION_MS, action }: ToastOptions = {}): string {
  count += 1
  const id = `toast-${count}`
  const message: ToastMessage = { id, kind, text, durationMs, isOpen: true, ...(action && { action }) }
  // The same sentence twice says no more than once: the second takes the place of the first and starts its clock anew.
  const others = messages.filter((other) => other.text !== text || other.kind !== kind)
  change([message, ...others].slice(0, AT_MOST))
  void mount()
  return id
}

function dismiss(id: string): void {
  if (!messages.some((message) => message.id === id && message.isOpen)) return
  change(messages.map((message) => (message.id === id ? { ...message, isOpen: false } : message)))
  setTimeout(() => change(messages.filter((message) => message.id !== id)), LEAVING_MS)
}

function change(next: readonly ToastMessage[]): void {
  messages = next
  for (const listener of listeners) listener()
}

async function mount(): Promise<void> {
  if (isMounted || typeof document === 'undefined') return
  isMounted = true
  try {
    const { mountToaster } = await import('./toaster.tsx')
    mountToaster()
  } catch {
    // The script did not arrive; the next message tries again, and shows this one too.
    isMounted = false
  }
}
