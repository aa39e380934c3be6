import { useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { clearAppData, countUnsent } from './clear-app-data.ts'
import { settingsText as text } from './mobile-settings-text.ts'

/** Asks first, and says what happens to unsent changes. */
export function ClearAppData({ onCleared }: { onCleared: () => void }) {
  const [unsent, setUnsent] = useState<number | null>(null)
  const close = (): void => setUnsent(null)
  // When no database can be opened it holds no unsent changes.
  const ask = (): void => void countUnsent().then(setUnsent, () => setUnsent(0))
  const clear = async (): Promise<void> => {
    close()
    try {
      await clearAppData()
      toast.success(text('cleared'))
    } catch {
      toast.error(text('not-cleared'))
    }
    onCleared()
  }
  return (
    <>
      <Button variant="outline" className="mt-5 w-full" onClick={ask}>
        {text('clear')}
      </Button>
      <Dialog
        open={unsent !== null}
        onOpenChange={close}
        title={text('clear.title')}
        description={text('clear.text')}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              {text('clear.cancel')}
            </Button>
            <Button variant="destructive" onClick={() => void clear()}>
              {text('clear.confirm')}
            </Button>
          </>
        }
      >
        {unsent ? (
          <p>{unsent === 1 ? text('clear.unsent.one') : text('clear.unsent.many', { count: String(unsent) })}</p>
        ) : null}
      </Dialog>
    </>
  )
}
