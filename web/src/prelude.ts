/**
 * All the script that a page runs before the first interaction. React and the rest load at the first user intent, or
 * when the page has been idle for some seconds, so that reading a page costs a cheap phone nothing.
 */
import { onArrival } from './device/hydration/after-load.ts'
import { afterPaint } from './device/hydration/after-paint.ts'
import { takeEarlyEvents } from './device/hydration/early-events.ts'
import { goWithoutApp } from './device/hydration/go-without-app.ts'
import { healMissingScripts } from './device/hydration/heal-missing-scripts.ts'
import { keepEarlyClicks } from './device/hydration/keep-early-clicks.ts'
import { shouldHydrateImmediately } from './device/hydration/should-hydrate-immediately.ts'
import { whenIdle } from './device/hydration/when-idle.ts'
import { isIntent, whenWanted } from './device/hydration/when-wanted.ts'
import { notePageStart } from './device/install/install-flags.ts'
import { keepInstallOffer } from './device/install/keep-install-offer.ts'
import { currentLayout } from './device/screen/current-layout.ts'
import { startCookieNotice } from './features/cookie-notice/start-cookie-notice.ts'
import { startTyping } from './features/home/start-typing.ts'
import { keepLastActivity } from './features/splash/keep-last-activity.ts'
import { startSplash } from './features/splash/start-splash.ts'
import { startEarlyBanner } from './offline/early-banner.ts'
import { registerWorker } from './offline/register-worker.ts'
import { overlaySlot } from './ui/overlay/overlay-slot.ts'

import './ui/styles/app.css'

const page = document.getElementById('page')

// Before the first import: any script may be missing.
healMissingScripts()
const early = takeEarlyEvents()
const letGo = keepEarlyClicks(early)

overlaySlot()
keepInstallOffer(early)
// The install prompt counts from the first visit, and a visit begins when the splash is gone.
onArrival(() => notePageStart(Date.now()))
void startSplash()
keepLastActivity()
startCookieNotice()
startEarlyBanner()
const keepFiles = registerWorker()
afterPaint(startTyping)

// The bare shell (native app, offline) has no content yet, and some pages do nothing without React.
const isEager = !page || 'eager' in page.dataset || early.some(isIntent)
// Signed-in travellers wait for their name and data; guests who only read need no React at all.
const idleMs = 'session' in document.documentElement.dataset || shouldHydrateImmediately() ? 0 : 9000
const hydrate = whenWanted(isEager, idleMs, async () => {
  try {
    const { start } = await import('./entry-client.tsx')
    await start()
    whenIdle(keepFiles)
  } catch (error) {
    goWithoutApp(letGo())
    throw error
  }
})
// The server guesses the layout. A phone that asks for the desktop site, or one that is turned, needs the other one. The
// width is read after the first paint: reading it earlier would force a layout.
const hydrateForOtherLayout = (): void => {
  const rendered = document.querySelector<HTMLElement>('[data-layout]')?.dataset['layout']
  if (rendered && rendered !== currentLayout()) hydrate()
}
afterPaint(hydrateForOtherLayout)
addEventListener('resize', hydrateForOtherLayout)
