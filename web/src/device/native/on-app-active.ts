import { isNative } from './is-native.ts'

/** The traveller has returned to the app, from another tab, another app or a dark screen. */
export function onAppActive(listener: () => void): () => void {
  if (isNative()) return listenNatively(listener)
  const tell = () => document.visibilityState === 'visible' && listener()
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

function listenNatively(listener: () => void): () => void {
  const handle = import('@capacitor/app').then(({ App }) =>
    App.addListener('appStateChange', ({ isActive }) => isActive && listener()),
  )
  return () => void handle.then((added) => added.remove())
}
