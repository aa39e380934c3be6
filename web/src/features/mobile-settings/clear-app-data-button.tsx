import { useState } from 'react'

import { settingsText as text } from '../../text/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { clearAppData, countUnsent } from './clear-app-data.ts'

/** Asks first, and says what happens to changes that have not been sent. */
export function ClearAppData({ onCleared }: { onCleared: () => void }) {
  const [unsent, setUnsent] = useState<number | null>(null)
  const close = (): void => setUnsent(null)
  // Where no database can be opened nothing waits in it.
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
