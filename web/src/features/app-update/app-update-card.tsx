import { useSyncExternalStore } from 'react'

import { appUpdate } from '../../offline/app-update.ts'
import { offlineText as text } from '../../text/offline.ts'
import { Button } from '../../ui/button.tsx'
import { OverlayPaper } from '../../ui/overlay-paper.tsx'
import { toast } from '../../ui/toast.ts'
import { useOverlayTurn } from '../../ui/use-overlay-turn.ts'

/** Appears when a newer version waits. Nothing changes under the traveller's hands before they say so. */
export function AppUpdateCard() {
  const update = useSyncExternalStore(appUpdate.listen, appUpdate.get, appUpdate.getOnServer)
  const isShown = useOverlayTurn('app-update', update === 'available')
  if (!isShown || update !== 'available') return null
  const updateNow = (): void => {
    void appUpdate.apply()
    toast.success(text('update.reloading'))
  }
  return (
    <OverlayPaper label={text('update.title')} side="right" onEscape={appUpdate.dismiss}>
      <div className="luggage-label">
        <button
          type="button"
          className="overlay-close"
          aria-label={text('update.close')}
          title={text('update.close')}
          onClick={appUpdate.dismiss}
        />
        <h2 className="pe-10 text-title">{text('update.title')}</h2>
        <p className="mt-2 text-small text-soft">{text('update.text')}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="sm" onClick={updateNow}>
            {text('update.now')}
          </Button>
          <Button size="sm" variant="ghost" onClick={appUpdate.dismiss}>
            {text('update.later')}
          </Button>
        </div>
      </div>
    </OverlayPaper>
  )
}
