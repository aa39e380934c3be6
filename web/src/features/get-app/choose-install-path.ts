import { inAppBrowser } from '../../device/install/in-app-browser.ts'

export const INSTALL_PATHS = ['android', 'ios', 'desktop', 'mac-safari', 'firefox'] as const

export type InstallPath = (typeof INSTALL_PATHS)[number] | 'in-app'

/** The install method that this browser supports, also when there is none. */
export function chooseInstallPath({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): InstallPath {
  if (inAppBrowser(userAgent)) return 'in-app'
  const isTouchMac = /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1
  if (isTouchMac || /\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios'
  if (/\bAndroid\b/.test(userAgent)) return 'android'
  if (/\bFirefox\//.test(userAgent)) return 'firefox'
  const isSafari = /\bMacintosh\b.*\bSafari\//.test(userAgent) && !/\bChrom(?:e|ium)\//.test(userAgent)
  return isSafari ? 'mac-safari' : 'desktop'
}
