import { isNative } from './is-native.ts'

type Site = { readonly origin: string; readonly hasNativePush?: true }

/** Behaviour of native apps, loaded only in one. */
export function followDevice(site: Site, navigate: (path: string) => void): (() => void) | undefined {
  if (!isNative()) return undefined
  const running = import('./native-shell.ts').then(({ startNativeShell }) => startNativeShell(site, navigate))
  return () => void running.then((stop) => stop())
}
