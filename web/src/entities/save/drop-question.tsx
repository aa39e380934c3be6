import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { savesText as text } from './save-text.ts'
import type { Save } from './saved-item.ts'

type Props = { readonly save: Save; readonly onDrop: () => void; readonly onKeep: () => void }

/** Saving again takes one press; the traveller's note would be lost. */
export function DropQuestion({ save: { title, note }, onDrop, onKeep }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onKeep()}
      size="sm"
      title={text('ask.title', { title })}
      description={text('ask.text')}
      footer={
        <>
          <Button variant="ghost" onClick={onKeep}>
            {text('ask.keep')}
          </Button>
          <Button variant="destructive" onClick={onDrop}>
            {text('ask.drop')}
          </Button>
        </>
      }
    >
      <p className="max-h-40 overflow-y-auto border-s-2 border-sun-deep ps-3 text-small whitespace-pre-wrap wrap-anywhere">
        {note}
      </p>
    </Dialog>
  )
}
