import { SplashScreen } from '@capacitor/splash-screen'

/** The system's own picture stays up until we have something to show in its place. */
export async function hideNativeSplash(): Promise<void> {
  await SplashScreen.hide()
}
