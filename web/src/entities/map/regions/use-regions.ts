import { useEffect, useSyncExternalStore } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { packAddresses } from '../packs/pack-address.ts'
import { type Download, regionDownloads } from './region-downloads.ts'
import { type Regions, regionStore } from './region-store.ts'

const NO_DOWNLOADS: ReadonlyMap<string, Download> = new Map()

/** The maps of this device and the downloads of this page. What was left undone goes on. */
export function useRegions(): { readonly stored: Regions | null; readonly downloads: ReadonlyMap<string, Download> } {
  const { origin } = usePageConfig()
  const stored = useSyncExternalStore(regionStore.listen, regionStore.get, regionStore.getOnServer)
  const downloads = useSyncExternalStore(regionDownloads.listen, regionDownloads.get, () => NO_DOWNLOADS)
  useEffect(() => {
    regionDownloads.setAddresses(packAddresses(origin))
    const resume = (): void => void regionDownloads.resume().catch(() => undefined)
    resume()
    addEventListener('online', resume)
    return () => removeEventListener('online', resume)
  }, [origin])
  return { stored, downloads }
}
