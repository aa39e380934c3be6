import { loadAgain } from '../device/load-again.ts'
import { savesText as text } from '../text/saves.ts'
import { toast } from './toast.ts'

let hasFailed = false

/**
 * The script of a press did not arrive. Without a network that is the reason, and is said. With one it is asked for by
 * a new page at the second try, because a browser does not ask twice for a script that failed.
 */
export function sayNotKept(what: 'failed.text' | 'remove.failed', error: unknown): void {
  console.warn('the script of a press did not arrive', error)
  const isOnline = navigator.onLine
  toast.error(text(isOnline ? what : 'failed.offline'), { title: text('failed.title') })
  if (isOnline && hasFailed) void loadAgain()
  hasFailed = true
}
