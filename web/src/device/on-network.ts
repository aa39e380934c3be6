import { isNative } from './is-native.ts'

/** Tells when the device believes it is connected or not. A belief: only an answer from the server proves it. */
export function onNetwork(listener: (isConnected: boolean) => void): () => void {
  return isNative() ? listenNatively(listener) : listenToBrowser(listener)
}

function listenToBrowser(listener: (isConnected: boolean) => void): () => void {
  const tell = () => listener(navigator.onLine)
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

function listenNatively(listener: (isConnected: boolean) => void): () => void {
  const handle = import('@capacitor/network').then(({ Network }) =>
    Network.addListener('networkStatusChange', ({ connected }) => listener(connected)),
  )
  return () => void handle.then((added) => added.remove())
}
