import { currentLayout } from './current-layout.ts'

/** Of the browser's CloseWatcher what is used here. Safari has none, nor has a phone with Safari a back button. */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void }

/**
 * The back button of a phone closes what covers the page, as in any app of the phone, and leaves the history alone.
 * On a desk the same watch would hear Escape a second time.
 */
export function onBack(close: () => void): () => void {
  const { CloseWatcher: Watcher } = globalThis as { CloseWatcher?: new () => CloseWatcher }
  if (!Watcher || currentLayout() !== 'mobile') return () => undefined
  const watcher = new Watcher()
  watcher.onclose = close
  return () => watcher.destroy()
}
