import type { Guide } from '@app/datasets/guide'

let loading: Promise<Guide> | undefined

/**
 * The index of destinations, 67 KB compressed, and then one country at a time, at most 60 KB per file. Their URLs
 * contain a hash, so the service worker caches opened countries for offline use.
 */
export function loadGuide(): Promise<Guide> {
  loading ??= open().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function open(): Promise<Guide> {
  const [{ loadGuide: load }, { default: addresses }] = await Promise.all([
    import('@app/datasets/guide'),
    import('virtual:packed-guide'),
  ])
  return load(async (file) => {
    const address = addresses[file]
    if (address === undefined) throw new RangeError(`no such file of the guide: ${file}`)
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response.text()
  })
}
