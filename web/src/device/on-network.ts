import { Network } from '@capacitor/network'

/** Tells when the phone believes it is connected or not. A belief: only an answer from the server proves it. */
export function onNetwork(listener: (isConnected: boolean) => void): () => void {
  const handle = Network.addListener('networkStatusChange', ({ connected }) => listener(connected))
  return () => void handle.then((added) => added.remove())
}
