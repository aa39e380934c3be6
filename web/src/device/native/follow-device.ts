import { isNative } from './is-native.ts'

/** Behaviour of native apps, loaded only in one. */
export function followDevice(siteOrigin: string, navigate: (path: string) => void): (() => void) | undefined {
  if (!isNative()) return undefined
  const running = import('./native-shell.ts').then(({ startNativeShell }) => startNativeShell(siteOrigin, navigate))
  return () => void running.then((stop) => stop())
}
