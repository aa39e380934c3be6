import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  readonly title: string
  readonly description: string
  readonly action: string
  readonly cancel: string
  readonly isWorking: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, description, action, cancel, isWorking, onConfirm, onClose }: Props) {
  return (
    <Dialog open size="sm" onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={description}>
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" isBusy={isWorking} onClick={onConfirm}>
          {action}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  )
}
