import type { MapPack } from '@app/datasets/map-packs'
import { addProtocol } from 'maplibre-gl'

import type { KeptRegion } from '../packs/kept-region.ts'
import { packAddresses } from '../packs/pack-address.ts'
import { dropOldBlocks } from '../packs/pack-blocks.ts'
import { coversTile, joinPacks, nothing, openPack, type ReadTile, type TilePack } from '../packs/pack-tiles.ts'
import { regionStore } from '../regions/region-store.ts'
import { SCHEME } from './chart-style.ts'
import { type LiveTiles, withGround } from './live-tiles.ts'

/** Streets that need no public server. */
export type StreetPack = TilePack & Pick<MapPack, 'date'>
export type Packs = { readonly world: MapPack; readonly regions: () => readonly StreetPack[] }

let serving: Promise<Packs> | undefined

/** Serves the tiles of our packs, and live ones beside them, to every map of the page under a private protocol. */
export function servePacks(origin: string, live: LiveTiles | null): Promise<Packs> {
  serving ??= start(origin, live).catch((error: unknown) => {
    serving = undefined
    throw error
  })
  return serving
}

/** Maps on this device in the schema of the public streets, which are drawn in their place. */
export function keptLikeLive(): readonly KeptRegion[] {
  return keptRegions().filter(({ schema }) => schema === 'openmaptiles')
}

function keptRegions(): readonly KeptRegion[] {
  return (regionStore.get()?.regions ?? []).filter(({ state }) => state === 'kept')
}

async function start(origin: string, live: LiveTiles | null): Promise<Packs> {
  const [{ WORLD_PACK, REGION_PACKS }] = await Promise.all([
    import('@app/datasets/map-packs'),
    // Without storage there are the packs that ship.
    regionStore.read().catch(() => null),
  ])
  const addressOf = packAddresses(origin)
  const own = (): readonly StreetPack[] => {
    const kept = keptRegions().filter(({ schema, file }) => schema === 'own' && file !== WORLD_PACK.file)
    const files = new Set(kept.map(({ file }) => file))
    return [...kept, ...REGION_PACKS.filter(({ file }) => !files.has(file))]
  }
  const keptStreets = joinPacks(keptLikeLive, addressOf)
  const readers: Readonly<Record<string, ReadTile>> = {
    world: openPack(WORLD_PACK, addressOf),
    streets: joinPacks(own, addressOf),
    live: async (tile, signal) => {
      // Never ask a public server for what is on this device or on our own server.
      if (coversTile(REGION_PACKS, tile)) return nothing()
      const kept = await keptStreets(tile, signal)
      if (kept.byteLength > 0) return withGround(new Uint8Array(kept))
      return live?.tileSet() ? live.read(tile, signal) : nothing()
    },
  }
  addProtocol(SCHEME, async ({ url }, { signal }) => {
    const [, name = '', z, x, y] = /:\/\/(\w+)\/(\d+)\/(\d+)\/(\d+)$/.exec(url) ?? []
    const data = await readers[name]?.({ z: Number(z), x: Number(x), y: Number(y) }, signal)
    return { data: data ?? nothing() }
  })
  void dropOldBlocks([WORLD_PACK, ...REGION_PACKS]).catch(() => undefined)
  return { world: WORLD_PACK, regions: () => [...own(), ...keptLikeLive()] }
}
