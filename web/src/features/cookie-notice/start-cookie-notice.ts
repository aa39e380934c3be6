import { afterLoad } from '../../device/after-load.ts'
import { onCookieSettings, readConsent } from '../../device/cookie-consent.ts'

const AFTER_LOAD_MS = 1000

/** The notice is fetched when it is due; most visits have answered it long ago. */
export function startCookieNotice(): void {
  const show = async (isSettings: boolean): Promise<void> => {
    const { showCookieNotice } = await import('./show-cookie-notice.ts')
    showCookieNotice({ isSettings })
  }
  onCookieSettings(() => void show(true))
  if (!readConsent()) afterLoad(AFTER_LOAD_MS, () => void show(false))
}
