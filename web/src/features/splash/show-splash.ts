import { afterPaint } from '../../device/hydration/after-paint.ts'
import { writeFlag } from '../../device/storage/flags.ts'
import { requestOverlay } from '../../ui/overlay/overlay-queue.ts'
import { runSplashClock } from './splash-clock.ts'
import { createSplashView } from './splash-view.ts'

const FADE_MS = 200

/** Covers the page until it completes, or until the traveller skips it. */
export function showSplash(): void {
  const { element, skip, addChart, setProgress, setTip } = createSplashView()
  let stopClock: (() => void) | undefined
  let letFocusGo: (() => void) | undefined
  const finish = (): void => {
    stopClock?.()
    letFocusGo?.()
    writeFlag('hasSeenSplash', 'true')
    // Also for passive viewers: the hour until it returns counts from here.
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
  // This automatic focus is not a user intent.
  element.addEventListener('focusin', (event) => event.stopPropagation())
  const turn = requestOverlay('splash', {
    show() {
      document.documentElement.dataset['splash'] = 'shown'
      document.body.append(element)
      // Not by show(), which moves the focus at once: finding the target would force a layout.
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

/** Uncovers the page; also called when the splash itself failed to load. */
export function uncover(): void {
  delete document.documentElement.dataset['splash']
}

/**
 * Traps the focus in a box that covers the page, and closes it with Escape. A modal dialog would do the same, but to
 * make the rest of the page inert the browser restyles all of it: a fifth of a second on a cheap phone.
 */
function holdFocus(box: HTMLElement, onEscape: () => void): () => void {
  const stops = (): readonly HTMLElement[] =>
    [...box.querySelectorAll<HTMLElement>('a, button')].filter((stop) => stop.offsetParent !== null)
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEscape()
    if (event.key !== 'Tab') return
    const all = stops()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = event.shiftKey ? (at <= 0 ? all.length : at) - 1 : (at + 1) % all.length
    event.preventDefault()
    all[next]?.focus()
  }
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Node && !box.contains(target)) box.focus()
  }
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('focusin', onFocus)
  return () => {
    document.removeEventListener('keydown', onKey, true)
    document.removeEventListener('focusin', onFocus)
  }
}
