import { isNative } from './is-native.ts'

/** The system's own picture stays up until we have something to show in its place. */
export async function hideNativeSplash(): Promise<void> {
  if (!isNative()) return
  const { SplashScreen } = await import('@capacitor/splash-screen')
  await SplashScreen.hide()
}
