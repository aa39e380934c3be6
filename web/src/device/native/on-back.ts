import { currentLayout } from '../screen/current-layout.ts'

/** The part of the browser's CloseWatcher in use. Safari has none, but a phone with Safari has no back button. */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void }

/**
 * The back button of a phone closes an overlay, as in any app, and leaves the history alone. On a desktop the same
 * watcher would handle Escape a second time.
 */
export function onBack(close: () => void): () => void {
  const { CloseWatcher: Watcher } = globalThis as { CloseWatcher?: new () => CloseWatcher }
  if (!Watcher || currentLayout() !== 'mobile') return () => undefined
  const watcher = new Watcher()
  watcher.onclose = close
  return () => watcher.destroy()
}
