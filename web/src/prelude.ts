import { afterPaint } from './device/after-paint.ts'
import { asksNow } from './device/asks-now.ts'
import { currentLayout } from './device/current-layout.ts'
/**
 * All the script a page loads before anybody touches it. React and the rest wait for the first sign of intent, or for
 * a quiet moment, so that reading a page costs a cheap phone nothing.
 */
import { takeEarlyEvents } from './device/early-events.ts'
import { goWithoutApp } from './device/go-without-app.ts'
import { healMissingScripts } from './device/heal-missing-scripts.ts'
import { notePageStart } from './device/install/install-flags.ts'
import { keepInstallOffer } from './device/install/keep-install-offer.ts'
import { keepEarlyClicks } from './device/keep-early-clicks.ts'
import { layOutAll, layOutRest } from './device/lay-out-rest.ts'
import { whenIdle } from './device/when-idle.ts'
import { isIntent, whenWanted } from './device/when-wanted.ts'
import { wholeStyles } from './device/whole-styles.ts'
import { startCookieNotice } from './features/cookie-notice/start-cookie-notice.ts'
import { startTyping } from './features/home/start-typing.ts'
import { keepLastActivity } from './features/splash/keep-last-activity.ts'
import { startSplash } from './features/splash/start-splash.ts'
import { startEarlyBanner } from './offline/early-banner.ts'
import { registerWorker } from './offline/register-worker.ts'
import { overlaySlot } from './ui/overlay-slot.ts'

import './ui/app.css'

const page = document.getElementById('page')

// Before the first import: a script that is missing may be any of them.
healMissingScripts()
const early = takeEarlyEvents()
const letGo = keepEarlyClicks(early)

overlaySlot()
keepInstallOffer(early)
notePageStart(Date.now())
void startSplash()
keepLastActivity()
startCookieNotice()
startEarlyBanner()
const keepFiles = registerWorker()
afterPaint(() => {
  layOutRest()
  startTyping()
})

// The bare shell (native app, offline) has nothing to read yet: there the app is wanted at once.
const isEager = !page || 'eager' in page.dataset || early.some(isIntent)
// Whoever is signed in wants to see it, and so does who came for the app or is to be asked about it; whoever reads wants
// nothing but the page.
const quietAfterMs = 'session' in document.documentElement.dataset || asksNow() ? 0 : 9000
const wake = whenWanted(isEager, quietAfterMs, async () => {
  try {
    const [{ start }] = await Promise.all([import('./entry-client.tsx'), wholeStyles()])
    layOutAll()
    await start()
    whenIdle(keepFiles)
  } catch (error) {
    goWithoutApp(letGo())
    throw error
  }
})
// So it is where the page was drawn for another layout: a phone that asks for the desktop site, or one that is turned. The
// width is asked for when the page has been drawn: before that, the question alone would have all of it laid out.
const wakeForOtherLayout = (): void => {
  const drawn = document.querySelector<HTMLElement>('[data-layout]')?.dataset['layout']
  if (drawn && drawn !== currentLayout()) wake()
}
afterPaint(wakeForOtherLayout)
addEventListener('resize', wakeForOtherLayout)
