import type { Save } from '../api/saves/saved-item.ts'
import { savesText as text } from '../text/saves.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = { readonly save: Save; readonly onDrop: () => void; readonly onKeep: () => void }

/** A save can be made again in one press; the words somebody wrote beside it cannot. */
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
