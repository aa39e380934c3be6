'use no memo'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router'

import { usePageConfig } from '../api/page-config.tsx'
import { followDevice } from '../device/follow-device.ts'
import { useLayout } from '../device/use-layout.ts'
import { OfflineStatus } from '../features/offline-banner/offline-status.tsx'
import { SignInHost } from '../features/sign-in/sign-in-host.tsx'
import { frameText as text } from '../text/frame.ts'
import { Later, laterPart } from '../ui/later.tsx'
import { OverlaysLater } from './overlays-later.tsx'
import { Chrome, Trail } from './shell/chrome.ts'
import { useArrival } from './shell/use-arrival.ts'
import { usePageMarks } from './shell/use-page-marks.ts'

const footer = laterPart(async () => ({ default: (await import('../features/navigation/footer.tsx')).Footer }))

/**
 * What surrounds every page. The layout may change at any time (a rotation, a window made smaller): only what stands
 * around the page is exchanged, the page itself keeps its place in the tree and with it everything typed into it.
 *
 * Every visit pays for this file and its like. They say 'use no memo', because what the compiler adds would be half as
 * much again and save nothing here.
 */
export function Frame() {
  const layout = useLayout()
  const isMobile = layout === 'mobile'
  const { Bar, Rest } = Chrome[layout]
  const { pathname } = useLocation()
  const isGoing = useNavigation().state === 'loading'
  usePageMarks(isMobile)
  useArrival()
  const { origin } = usePageConfig()
  const navigate = useNavigate()
  useEffect(() => followDevice(origin, (path) => void navigate(path)), [origin, navigate])
  // The admin dashboard has a margin of its own on a desk.
  const isBare = !isMobile && /^\/dashboard-admin\/*$/.test(pathname)
  return (
    <div data-layout={layout} className="flex min-h-dvh flex-col">
      {/* An overlay may stand before it, so it needs a landmark of its own. */}
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
      {!isBare && <Later part={footer} />}
      <Rest />
      <OverlaysLater />
      <ScrollRestoration />
      <SignInHost />
    </div>
  )
}
