import { App } from '@capacitor/app'
import { Haptics, ImpactStyle } from '@capacitor/haptics'
import { Network } from '@capacitor/network'
import { SplashScreen } from '@capacitor/splash-screen'

import { openOutside } from '../open-outside.ts'
import { SETTINGS_CHANGED, storedText } from '../storage/stored-settings.ts'
import { forgetPreference, readPreference, savePreference } from './preferences.ts'

/** Small choices worth keeping. */
const KEPT = ['theme', 'mobile_settings', 'cookie-consent', 'cookie-preferences', 'hasSeenSplash'] as const

/** A phone may clear a web view's storage when it needs space, so these choices are also stored by the system. */
async function keepSettings(): Promise<() => void> {
  for (const key of KEPT) {
    const kept = storedText(key) === null ? await readPreference(key) : null
    if (kept !== null) localStorage.setItem(key, kept)
  }
  dispatchEvent(new Event(SETTINGS_CHANGED))
  const save = (): void => {
    for (const key of KEPT) {
      const value = storedText(key)
      void (value === null ? forgetPreference(key) : savePreference(key, value))
    }
  }
  // The last event that a phone guarantees before it may end the app.
  document.addEventListener('visibilitychange', save)
  return () => document.removeEventListener('visibilitychange', save)
}

const OPEN = '[role="dialog"][data-state="open"], [role="menu"][data-state="open"]'

/** Android's back button closes an overlay, else goes back, and leaves the app when there is no history. */
export function followBackButton(): () => void {
  const handle = App.addListener('backButton', ({ canGoBack }) => {
    if (document.querySelector(OPEN)) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    else if (canGoBack) history.back()
    else void App.exitApp()
  })
  return () => void handle.then((added) => added.remove())
}

/** Elements with haptic feedback: the tabs and every switch. */
const TICKING = '[data-tabs] a, [data-tabs] button, [role="switch"]'

type Site = { readonly origin: string; readonly hasNativePush?: true }
type Navigate = (path: string) => void

/** The native behaviour of the app, from the back button to app links. */
export async function startNativeShell(
  { origin: siteOrigin, hasNativePush }: Site,
  navigate: Navigate,
): Promise<() => void> {
  const stops = [
    followBackButton(),
    followAppLinks(siteOrigin, navigate),
    ...(hasNativePush ? [(await import('./app-push.ts')).followNotifications(navigate)] : []),
    // The web view reports network changes late; the rest of the app listens to the window.
    onNetwork((isConnected) => dispatchEvent(new Event(isConnected ? 'online' : 'offline'))),
    // Failing to read the stored choices must not stop the app.
    await keepSettings().catch(() => () => undefined),
  ]
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(TICKING)) void tick()
  }
  const onLink = (event: MouseEvent): void => {
    const url = outsideAddress(event, siteOrigin)
    if (!url) return
    event.preventDefault()
    void openOutside(url)
  }
  addEventListener('click', onClick)
  addEventListener('click', onLink)
  await hideNativeSplash()
  return () => {
    removeEventListener('click', onClick)
    removeEventListener('click', onLink)
    for (const stop of stops) stop()
  }
}

/** Another site opens in the browser inside the app; the web view would leave the app, or show it without a way back. */
export function outsideAddress(event: MouseEvent, siteOrigin: string): string | null {
  if (event.defaultPrevented || !(event.target instanceof Element)) return null
  const href = event.target.closest<HTMLAnchorElement>('a[href]')?.href ?? ''
  if (!/^https?:/.test(href)) return null
  const { origin } = new URL(href)
  return origin === location.origin || origin === siteOrigin ? null : href
}

/**
 * A link to our site that opened the native app becomes a path in it. Any app on the phone can send such a link, so
 * another host's address is ignored, whatever it contains.
 */
export function followAppLinks(siteOrigin: string, navigate: (path: string) => void): () => void {
  const handle = App.addListener('appUrlOpen', ({ url }) => {
    const path = ownPath(url, siteOrigin)
    if (path) navigate(path)
  })
  return () => void handle.then((added) => added.remove())
}

export function ownPath(url: string, siteOrigin: string): string | null {
  if (!URL.canParse(url)) return null
  const { origin, pathname, search, hash } = new URL(url)
  return origin === siteOrigin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}

/** Haptic feedback. Never an error: a device without it does nothing. */
export async function tick(): Promise<void> {
  await Haptics.impact({ style: ImpactStyle.Light }).catch(() => undefined)
}

/** The system's splash stays until our page can be shown. */
export async function hideNativeSplash(): Promise<void> {
  await SplashScreen.hide()
}

/** Reports whether the phone believes it is connected. Only an answer from the server proves it. */
export function onNetwork(listener: (isConnected: boolean) => void): () => void {
  const handle = Network.addListener('networkStatusChange', ({ connected }) => listener(connected))
  return () => void handle.then((added) => added.remove())
}
