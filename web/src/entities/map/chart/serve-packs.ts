import type { MapPack } from '@app/datasets/map-packs'
import { addProtocol } from 'maplibre-gl'

import { packAddresses } from '../packs/pack-address.ts'
import { dropOldBlocks } from '../packs/pack-blocks.ts'
import { coversTile, joinPacks, nothing, openPack, type ReadTile } from '../packs/pack-tiles.ts'
import { SCHEME } from './chart-style.ts'
import type { LiveTiles } from './live-tiles.ts'

export type Packs = { readonly world: MapPack; readonly regions: readonly MapPack[] }

let serving: Promise<Packs> | undefined

/** Serves the tiles of our packs, and live ones beside them, to every map of the page under a private protocol. */
export function servePacks(origin: string, live: LiveTiles | null): Promise<Packs> {
  serving ??= start(origin, live).catch((error: unknown) => {
    serving = undefined
    throw error
  })
  return serving
}

async function start(origin: string, live: LiveTiles | null): Promise<Packs> {
  const { WORLD_PACK, REGION_PACKS } = await import('@app/datasets/map-packs')
  const addressOf = packAddresses(origin)
  const readers: Readonly<Record<string, ReadTile>> = {
    world: openPack(WORLD_PACK, addressOf),
    streets: joinPacks(REGION_PACKS, addressOf),
    // Never ask a public server for what is on this device or on our own server.
    ...(live && {
      live: async (tile, signal) => (coversTile(REGION_PACKS, tile) ? nothing() : live.read(tile, signal)),
    }),
  }
  addProtocol(SCHEME, async ({ url }, { signal }) => {
    const [, name = '', z, x, y] = /:\/\/(\w+)\/(\d+)\/(\d+)\/(\d+)$/.exec(url) ?? []
    const data = await readers[name]?.({ z: Number(z), x: Number(x), y: Number(y) }, signal)
    return { data: data ?? nothing() }
  })
  void dropOldBlocks([WORLD_PACK, ...REGION_PACKS]).catch(() => undefined)
  return { world: WORLD_PACK, regions: REGION_PACKS }
}
