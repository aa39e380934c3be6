import { isNative } from './is-native.ts'

/** Android's back button goes back where there is a way back, and leaves the app where there is none. */
export function followBackButton(): () => void {
  if (!isNative()) return () => undefined
  const handle = import('@capacitor/app').then(({ App }) =>
    App.addListener('backButton', ({ canGoBack }) => (canGoBack ? history.back() : void App.exitApp())),
  )
  return () => void handle.then((added) => added.remove())
}
