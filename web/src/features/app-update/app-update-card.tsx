import { useSyncExternalStore } from 'react'

import { appUpdate } from '../../offline/app-update.ts'
import { offlineText as text } from '../../offline/offline-text.ts'
import { Button } from '../../ui/button.tsx'
import { OverlayPanel } from '../../ui/overlay/overlay-panel.tsx'
import { useOverlayTurn } from '../../ui/overlay/use-overlay-turn.ts'

/** Appears when a newer version is waiting. Nothing changes before the traveller agrees. */
export function AppUpdateCard() {
  const update = useSyncExternalStore(appUpdate.listen, appUpdate.get, appUpdate.getOnServer)
  const isShown = useOverlayTurn('app-update', update !== 'none')
  if (!isShown) return null
  return (
    <OverlayPanel label={text('update.title')} onEscape={appUpdate.dismiss}>
      <div className="luggage-label">
        {/* In the card and not as a toast: it is visible for one second, and nothing else has to load. */}
        {update === 'applying' ? (
          <p role="status" className="py-4 text-title">
            {text('update.reloading')}
          </p>
        ) : (
          <Offer />
        )}
      </div>
    </OverlayPanel>
  )
}

function Offer() {
  return (
    <>
      <button
        type="button"
        className="overlay-close"
        aria-label={text('update.close')}
        title={text('update.close')}
        onClick={appUpdate.dismiss}
      />
      <h2 className="pe-10 text-lead leading-tight md:text-title">{text('update.title')}</h2>
      <p className="mt-1 text-small text-soft md:mt-2">{text('update.text')}</p>
      <div className="mt-2 flex flex-wrap gap-2 md:mt-4">
        <Button size="sm" onClick={() => void appUpdate.apply()}>
          {text('update.now')}
        </Button>
        <Button size="sm" variant="ghost" onClick={appUpdate.dismiss}>
          {text('update.later')}
        </Button>
      </div>
    </>
  )
}
