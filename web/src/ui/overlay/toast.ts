/**
 * Short messages, from any code, also without React. Their view loads with the first toast, because most visits never
 * need one.
 */
import { type ToastKind, type ToastOptions, toastQueue } from './toast-queue.ts'

/** For reading messages without rendering them. */
export { toastQueue }

let isMounted = false

export const toast = {
  success: (text: string, options?: ToastOptions): string => say('success', text, options),
  error: (text: string, options?: ToastOptions): string => say('error', text, options),
  info: (text: string, options?: ToastOptions): string => say('info', text, options),
  dismiss: toastQueue.dismiss,
}

function say(kind: ToastKind, text: string, options?: ToastOptions): string {
  const id = toastQueue.add(kind, text, options)
  void mount()
  return id
}

async function mount(): Promise<void> {
  if (isMounted || typeof document === 'undefined') return
  isMounted = true
  try {
    const { mountToaster } = await import('./toaster.tsx')
    mountToaster()
  } catch {
    // The script failed to load; the next toast retries, and shows this one too.
    isMounted = false
  }
}
