import type { Layout } from '../../device/choose-layout.ts'
import { part } from './part.ts'

const desktop = () => import('./desktop-chrome.ts')
const mobile = () => import('./mobile-chrome.ts')

/** A device has one layout most of the time, so it is not sent the bars of the other. */
export const Chrome = {
  desktop: {
    Bar: part(async () => (await desktop()).DesktopBar),
    Rest: part(async () => (await desktop()).BackToTop),
  },
  mobile: {
    Bar: part(async () => (await mobile()).MobileBar),
    Rest: part(async () => (await mobile()).MobileTabs),
  },
}

/** Not on the home page, and so not in its scripts. */
export const Trail = part(async () => (await import('./trail.tsx')).Trail)

/** Asked for early, so that the page does not wait for one script after the other. */
export function fetchChrome(layout: Layout): Promise<unknown> {
  return layout === 'mobile' ? mobile() : desktop()
}
