import { afterArrival } from '../../device/hydration/after-load.ts'
import { onCookieSettings, readConsent } from '../../device/storage/cookie-consent.ts'

const AFTER_ARRIVAL_MS = 1000

/** The notice loads when it is due; most visitors answered it long ago. */
export function startCookieNotice(): void {
  const show = async (isSettings: boolean): Promise<void> => {
    const { showCookieNotice } = await import('./show-cookie-notice.ts')
    showCookieNotice({ isSettings })
  }
  onCookieSettings(() => void show(true))
  if (!readConsent()) afterArrival(AFTER_ARRIVAL_MS, () => void show(false))
}
