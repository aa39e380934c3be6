import { loadAgain } from '../../device/hydration/load-again.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { savesText as text } from './save-text.ts'

let hasFailed = false

/**
 * The script of a press failed to load. Offline, that is the reason and is shown. Online, the second try reloads the
 * page, because a browser does not request a failed script again.
 */
export function sayNotKept(what: 'failed.text' | 'remove.failed', error: unknown): void {
  console.warn('the script of a press did not arrive', error)
  const isOnline = navigator.onLine
  toast.error(text(isOnline ? what : 'failed.offline'), { title: text('failed.title') })
  if (isOnline && hasFailed) void loadAgain()
  hasFailed = true
}
