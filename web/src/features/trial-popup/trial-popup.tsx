import { useState } from 'react'

import { trialPopupText as text } from '../../text/trial-popup.ts'
import { Button } from '../../ui/button.tsx'
import { OverlayPaper } from '../../ui/overlay-paper.tsx'
import { changePopupRecord } from './popup-record.ts'
import { TrialForm } from './trial-form.tsx'
import { useSwipeDown } from './use-swipe-down.ts'
import { useTrialPopup } from './use-trial-popup.ts'

export function TrialPopup() {
  const { isShown, dismiss, close } = useTrialPopup()
  return isShown ? <TrialStub onDismiss={dismiss} onDone={close} /> : null
}

type Props = { readonly onDismiss: (isPermanent: boolean) => void; readonly onDone: () => void }

/** A ticket for a week: tear off the right part by leaving an address. */
function TrialStub({ onDismiss, onDone }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const leave = (): void => (sentTo === null ? onDismiss(false) : onDone())
  const { offset, handlers } = useSwipeDown(leave)
  const noteSent = (email: string): void => {
    changePopupRecord({ emailSubmitted: true })
    setSentTo(email)
  }
  return (
    <OverlayPaper
      label={text('trial.label')}
      onEscape={leave}
      style={offset > 0 ? { translate: `0 ${offset}px` } : {}}
      {...handlers}
    >
      <div className="ticket-stub touch-pan-x">
        <div className="grid content-center justify-items-center bg-tide p-2 text-center text-on-tide md:p-3">
          <span className="font-display text-display leading-none">7</span>
          <span className="chart-label caps">{text('trial.days')}</span>
          <span className="chart-label caps mt-3 border-t border-on-tide/40 pt-2">{text('trial.free')}</span>
        </div>
        <div>
          {sentTo === null ? (
            <>
              <button
                type="button"
                className="overlay-close"
                aria-label={text('trial.never')}
                title={text('trial.never')}
                onClick={() => onDismiss(true)}
              />
              <h2 className="pe-10 text-lead leading-tight md:text-title">{text('trial.title')}</h2>
              <p className="mt-1 text-small text-soft md:mt-2">{text('trial.text')}</p>
              <TrialForm onSent={noteSent} onLater={() => onDismiss(false)} />
            </>
          ) : (
            <>
              <h2 className="text-title">{text('trial.sent.title')}</h2>
              <p className="mt-2 text-small wrap-anywhere text-soft">{text('trial.sent.text', { email: sentTo })}</p>
              <Button size="sm" className="mt-4" ref={focusOnArrival} onClick={onDone}>
                {text('trial.continue')}
              </Button>
            </>
          )}
        </div>
      </div>
    </OverlayPaper>
  )
}

/** The button that was pressed is gone; the focus must not fall back to the top of the page. */
function focusOnArrival(button: HTMLButtonElement | null): void {
  button?.focus()
}
