import { useState, type PointerEvent } from 'react'

import { Button } from '../../ui/button.tsx'
import { OverlayPanel } from '../../ui/overlay/overlay-panel.tsx'
import { changePopupRecord } from './popup-record.ts'
import { TrialForm } from './trial-form.tsx'
import { trialPopupText as text } from './trial-popup-text.ts'
import { useTrialPopup } from './use-trial-popup.ts'

const THRESHOLD_PX = 80

/** The popup follows the finger; a swipe of more than 80 px down dismisses it. */
function useSwipeDown(onSwipe: () => void) {
  const [startY, setStartY] = useState<number | null>(null)
  const [offset, setOffset] = useState(0)
  const stop = (): void => {
    setStartY(null)
    setOffset(0)
  }
  return {
    offset,
    handlers: {
      onPointerDown({ pointerType, clientY, target }: PointerEvent) {
        const isControl = target instanceof Element && target.closest('input, button, a') !== null
        if (pointerType !== 'mouse' && !isControl) setStartY(clientY)
      },
      onPointerMove({ clientY }: PointerEvent) {
        if (startY !== null) setOffset(Math.max(0, clientY - startY))
      },
      onPointerUp({ clientY }: PointerEvent) {
        if (startY !== null && clientY - startY > THRESHOLD_PX) onSwipe()
        stop()
      },
      onPointerCancel: stop,
    },
  }
}

export function TrialPopup() {
  const { isShown, dismiss, close } = useTrialPopup()
  return isShown ? <TrialStub onDismiss={dismiss} onDone={close} /> : null
}

type Props = { readonly onDismiss: (isPermanent: boolean) => void; readonly onDone: () => void }

/** A ticket for a week: the right part has the form. */
function TrialStub({ onDismiss, onDone }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const leave = (): void => (sentTo === null ? onDismiss(false) : onDone())
  const { offset, handlers } = useSwipeDown(leave)
  const noteSent = (email: string): void => {
    changePopupRecord({ emailSubmitted: true })
    setSentTo(email)
  }
  return (
    <OverlayPanel
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
    </OverlayPanel>
  )
}

/** The pressed button is gone; the focus must not move to the top of the page. */
function focusOnArrival(button: HTMLButtonElement | null): void {
  button?.focus()
}
