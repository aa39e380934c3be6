import { isNative } from './native/is-native.ts'

/** Opens another site in a new tab without an opener, or in the browser inside the native app. */
export async function openOutside(url: string): Promise<void> {
  if (!isNative()) return void window.open(url, '_blank', 'noopener,noreferrer')
  const { Browser } = await import('@capacitor/browser')
  await Browser.open({ url })
}
