import { isNative } from '../native/is-native.ts'
import { inAppBrowser } from './in-app-browser.ts'

const OWN_WINDOW = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)'
const IOS_WEBVIEW = /\b(?:iPhone|iPad|iPod)\b.*AppleWebKit(?!.*\bSafari\b)/
const ANDROID_WEBVIEW = /; wv\)/

type WithStandalone = { readonly standalone?: boolean }

/** Runs in its own window, without browser controls. */
export function isStandalone(): boolean {
  return isNative() || matchMedia(OWN_WINDOW).matches || (navigator as WithStandalone).standalone === true
}

/**
 * Runs as an app already: in its own window, opened by an Android app, or inside a webview. The in-app browsers of
 * social apps look like the latter two but do not count.
 */
export function isRunningAsApp(): boolean {
  if (isStandalone()) return true
  if (inAppBrowser(navigator.userAgent)) return false
  const isFromAndroidApp = document.referrer.startsWith('android-app://')
  return isFromAndroidApp || ANDROID_WEBVIEW.test(navigator.userAgent) || IOS_WEBVIEW.test(navigator.userAgent)
}
