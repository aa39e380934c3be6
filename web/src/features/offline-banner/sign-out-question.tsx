import { offlineText as text } from '../../offline/offline-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

type Props = { readonly count: number; answer(isSigningOut: boolean): void }

/** Signing out clears this device, including unsent changes. */
export function SignOutQuestion({ count, answer }: Props) {
  const isOne = count === 1
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      title={text('leave.title')}
      description={isOne ? text('leave.description.one') : text('leave.description', { count: String(count) })}
    >
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => answer(false)}>{text('leave.stay')}</Button>
        <Button variant="destructive" onClick={() => answer(true)}>
          {text(isOne ? 'leave.go.one' : 'leave.go')}
        </Button>
      </div>
    </Dialog>
  )
}
