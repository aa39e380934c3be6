import { toast } from '../../../ui/overlay/toast.ts'
import { spendingText as text } from './spending-text.ts'

/** Only a device that stores nothing refuses; a refusal of the server stands in the list of unsent changes. */
export function reportFailure(done: Promise<void>): void {
  done.catch((error: unknown) => toast.error(error instanceof Error ? error.message : text('not-stored')))
}
