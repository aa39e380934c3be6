import { isNative } from './is-native.ts'

/** Another site: a new tab that cannot reach back into ours, or the browser inside the native app. */
export async function openOutside(url: string): Promise<void> {
  if (!isNative()) return void window.open(url, '_blank', 'noopener,noreferrer')
  const { Browser } = await import('@capacitor/browser')
  await Browser.open({ url })
}
