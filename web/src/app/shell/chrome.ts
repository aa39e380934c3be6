import type { Layout } from '../../device/screen/choose-layout.ts'
import { part } from '../../ui/deferred/part.ts'

const desktop = () => import('./desktop-chrome.ts')
const mobile = () => import('./mobile-chrome.ts')

/** A device rarely changes its layout, so it loads only the bars of one. */
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

/** Requested early, so that scripts do not load one after the other. */
export function fetchChrome(layout: Layout): Promise<unknown> {
  return layout === 'mobile' ? mobile() : desktop()
}
