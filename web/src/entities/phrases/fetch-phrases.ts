import type { PhraseTables } from '@app/domain/travel-phrases'
import addresses from 'virtual:packed-phrases'

/** From this browser's cache, where the service worker has put them, or over the network. */
export async function fetchPhrases(): Promise<PhraseTables> {
  const { loadPhrases } = await import('@app/datasets/phrases')
  return loadPhrases(async (file) => {
    const address = addresses[file]
    if (address === undefined) throw new RangeError(`no such file of the phrases: ${file}`)
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response.text()
  })
}
