import type { MapRegion } from '@app/contracts/map-regions'
import type { MapPack } from '@app/datasets/map-packs'

import type { KeptRegion } from '../../entities/map/packs/kept-region.ts'
import type { Regions } from '../../entities/map/regions/region-store.ts'

export type Row = {
  readonly region: MapRegion
  readonly name: string
  readonly area: string
  readonly isFree: boolean
  /** Undefined when it is only offered. */
  readonly kept: KeptRegion | undefined
  readonly bytes: number
}

/** The traveller's own regions first, then the maps that ship; the world is free. */
export function listRows(packs: readonly MapPack[], stored: Regions | null): readonly Row[] {
  const regions = stored?.regions ?? []
  const bytesOf = (file: string): number => stored?.kept.get(file) ?? 0
  const shipped = packs.map((pack, index): Row => {
    const kept = regions.find(({ file }) => file === pack.file)
    const region = regionOf(pack, index > 0)
    return { region, name: pack.title, area: pack.area, isFree: index === 0, kept, bytes: bytesOf(pack.file) }
  })
  const own = regions
    .filter(({ file }) => packs.every((pack) => pack.file !== file))
    .map((kept): Row => {
      const area = kept.name === kept.title ? '' : kept.title
      return { region: kept, name: kept.name, area, isFree: false, kept, bytes: bytesOf(kept.file) }
    })
  return [...own, ...shipped]
}

function regionOf(pack: MapPack, hasPlaces: boolean): MapRegion {
  const { file, title, bytes, bounds, date, minZoom, maxZoom } = pack
  return { file, title, bytes, bounds: [...bounds], date, minZoom, maxZoom, schema: 'own', hasPlaces }
}
