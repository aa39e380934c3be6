'use no memo'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router'

import { usePageConfig } from '../api/page-config.tsx'
import { followDevice } from '../device/native/follow-device.ts'
import { useLayout } from '../device/screen/use-layout.ts'
import { frameText as text } from '../features/navigation/frame-text.ts'
import { OfflineStatus } from '../features/offline-banner/offline-status.tsx'
import { SignInHost } from '../features/sign-in/sign-in-host.tsx'
import { DeferredSection, deferredSection } from '../ui/deferred/deferred-section.tsx'
import { DeferredOverlays } from './deferred-overlays.tsx'
import { Chrome, Trail } from './shell/chrome.ts'
import { useArrival } from './shell/use-arrival.ts'
import { usePageMarks } from './shell/use-page-marks.ts'

const footer = deferredSection(async () => ({ default: (await import('../features/navigation/footer.tsx')).Footer }))

/**
 * The parts around every page. The layout may change at any time (a rotation, a smaller window): only the surrounding
 * parts are replaced, and the page keeps its place in the tree with everything typed into it.
 *
 * Every visit loads this file and similar ones. They say 'use no memo', because the compiler would add half their size
 * and save nothing here.
 */
export function Frame() {
  const layout = useLayout()
  const isMobile = layout === 'mobile'
  const { Bar, Rest } = Chrome[layout]
  const { pathname } = useLocation()
  const isGoing = useNavigation().state === 'loading'
  usePageMarks(isMobile)
  useArrival()
  const config = usePageConfig()
  const navigate = useNavigate()
  useEffect(() => followDevice(config, (path) => void navigate(path)), [config, navigate])
  // The admin dashboard has its own margin on a desktop.
  const isBare = !isMobile && /^\/dashboard-admin\/*$/.test(pathname)
  return (
    <div data-layout={layout} className="flex min-h-dvh flex-col">
      {/* An overlay may come before it, so it needs its own landmark. */}
      <nav aria-label={text('shortcuts')}>
        <a
          href="#content"
          className="chart-label fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-tide px-4 py-3 text-on-tide focus:translate-y-0"
        >
          {text('skip')}
        </a>
      </nav>
      <OfflineStatus />
      {!isBare && <Bar isGoing={isGoing} />}
      <main id="content" tabIndex={-1} aria-busy={isGoing} className="flex-1 outline-none">
        {pathname !== '/' && <Trail isShown={!isMobile} />}
        <Outlet />
      </main>
      {!isBare && <DeferredSection section={footer} />}
      <Rest />
      <DeferredOverlays />
      <ScrollRestoration />
      <SignInHost />
    </div>
  )
}
