import { afterPaint } from '../../device/after-paint.ts'
import { writeFlag } from '../../device/flags.ts'
import { requestOverlay } from '../../ui/overlay-queue.ts'
import { holdFocus } from './hold-focus.ts'
import { runSplashClock } from './splash-clock.ts'
import { createSplashView } from './splash-view.ts'

const FADE_MS = 200

/** Stands over the page until the course is run, or until somebody would rather go on. */
export function showSplash(): void {
  const { element, skip, addChart, setProgress, setTip } = createSplashView()
  let stopClock: (() => void) | undefined
  let letFocusGo: (() => void) | undefined
  const finish = (): void => {
    stopClock?.()
    letFocusGo?.()
    writeFlag('hasSeenSplash', 'true')
    // Also of somebody who only watched: the hour after which it comes again counts from here.
    writeFlag('lastActivity', String(Date.now()))
    uncover()
    element.classList.add('splash-leaving')
    setTimeout(() => {
      element.close()
      element.remove()
      turn.leave()
    }, FADE_MS)
  }
  skip.addEventListener('click', finish)
  for (const link of element.querySelectorAll('[data-leaves]'))
    link.addEventListener('click', () => writeFlag('hasSeenSplash', 'true'))
  // The focus that moves here by itself is no sign that somebody wants the app.
  element.addEventListener('focusin', (event) => event.stopPropagation())
  const turn = requestOverlay('splash', {
    show() {
      document.documentElement.dataset['splash'] = 'shown'
      document.body.append(element)
      // Not by show(), which moves the focus at once: to find where it may go, the browser lays out the page there and then.
      element.open = true
      afterPaint(() => {
        if (element.open) element.focus()
        addChart()
      })
      letFocusGo = holdFocus(element, finish)
      stopClock ??= runSplashClock({ onProgress: setProgress, onTip: setTip, onComplete: finish })
    },
    hide() {
      letFocusGo?.()
      element.close()
    },
  })
}

/** Lets the page be seen; also called when the splash itself could not be fetched. */
export function uncover(): void {
  delete document.documentElement.dataset['splash']
}
