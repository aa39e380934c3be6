import { isNative } from './is-native.ts'

/** What a phone asks of an app and never of a web page is fetched only where it is one. */
export function followDevice(siteOrigin: string, navigate: (path: string) => void): (() => void) | undefined {
  if (!isNative()) return undefined
  const running = import('./native-shell.ts').then(({ startNativeShell }) => startNativeShell(siteOrigin, navigate))
  return () => void running.then((stop) => stop())
}
