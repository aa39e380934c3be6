/** The queue of toasts: waiting, shown or closing. It is independent of React and of the view. */
export type ToastKind = 'success' | 'error' | 'info'

export type ToastAction = { readonly label: string; onPress(): void }

export type ToastOptions = {
  /** Shown above the sentence. */
  readonly title?: string
  readonly durationMs?: number
  /** An optional action; pressing it also closes the toast. */
  readonly action?: ToastAction
}

export type ToastMessage = {
  readonly id: string
  readonly kind: ToastKind
  readonly title?: string
  readonly text: string
  readonly durationMs: number
  readonly action?: ToastAction
  /** Closed toasts stay a moment for their exit animation. */
  readonly isOpen: boolean
}

const DURATION_MS = 4000
const AT_MOST = 3
const LEAVING_MS = 200

let messages: readonly ToastMessage[] = []
let count = 0
const listeners = new Set<() => void>()

/** Newest first. */
export const toastQueue = {
  add,
  dismiss,
  read: (): readonly ToastMessage[] => messages,
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function add(kind: ToastKind, text: string, options: ToastOptions = {}): string {
  count += 1
  const id = `toast-${count}`
  const message: ToastMessage = { durationMs: DURATION_MS, ...options, id, kind, text, isOpen: true }
  // A repeated sentence replaces the first one and restarts its timer.
  const others = messages.filter((other) => other.text !== text || other.kind !== kind)
  change([message, ...others].slice(0, AT_MOST))
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
