import type { MapPack } from '@app/datasets/map-packs'
import { useLoaderData } from 'react-router'

import { DeviceStore } from '../../features/offline-maps/device-store.tsx'
import { MapDownloads } from '../../features/offline-maps/map-downloads.tsx'
import { offlineMapsText as text } from '../../features/offline-maps/offline-maps-text.ts'
import { WorksOffline } from '../../features/offline-maps/works-offline.tsx'
import { ToolScreen } from '../tool-screen.tsx'

type Loaded = { readonly world: MapPack; readonly regions: readonly MapPack[] }

export async function loader(): Promise<Loaded> {
  const { WORLD_PACK, REGION_PACKS } = await import('@app/datasets/map-packs')
  return { world: WORLD_PACK, regions: REGION_PACKS }
}

export function Component() {
  const packs: Loaded = useLoaderData<typeof loader>()
  return (
    <ToolScreen text={text} illustration="offline-maps" shape="wide" aside={<WorksOffline />}>
      <div className="grid gap-12">
        <MapDownloads {...packs} />
        <DeviceStore />
      </div>
    </ToolScreen>
  )
}
