import { isNative } from './is-native.ts'

/** The bar with the clock above the app. In a browser the theme-color of the page does the same. */
export async function paintStatusBar(theme: 'light' | 'dark'): Promise<void> {
  if (!isNative()) return
  const { StatusBar, Style } = await import('@capacitor/status-bar')
  // Named after the bar's background, not after its letters.
  await StatusBar.setStyle({ style: theme === 'dark' ? Style.Dark : Style.Light }).catch(() => undefined)
}
