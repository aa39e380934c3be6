import type { Credit } from '../map-engine.ts'
import type { TileNumber } from '../packs/pack-tiles.ts'
import { creditsIn } from './credits-in.ts'

/** `asking` until a first tile has arrived; `unavailable` when none did. */
export type LiveState = 'asking' | 'ready' | 'unavailable'

/** https://github.com/mapbox/tilejson-spec/tree/master/3.0.0, as far as it is used. */
type TileSet = { readonly template: string; readonly maxZoom: number; readonly credits: readonly Credit[] }

export type LiveTiles = {
  state(): LiveState
  /** Null before the server has described its tiles. */
  tileSet(): TileSet | null
  /** Resolves when the server has described its tiles or failed to; asks again after a failure. */
  ask(): Promise<void>
  read(tile: TileNumber, signal: AbortSignal): Promise<ArrayBuffer>
  /** Notifies of changes of state; returns its end. */
  follow(listener: () => void): () => void
}

const DESCRIPTION_TIMEOUT_MS = 6000
const TILE_TIMEOUT_MS = 10_000
/** As deep as the OpenMapTiles schema goes; the map enlarges the last tiles. */
const DEEPEST_ZOOM = 14

/** Streets of a public server. All maps of a page share what is known of it. */
export function createLiveTiles(url: string, load: typeof fetch = (...given) => fetch(...given)): LiveTiles {
  const listeners = new Set<() => void>()
  let state: LiveState = 'asking'
  let tileSet: TileSet | null = null
  let asking: Promise<void> | undefined
  const notify = (): void => listeners.forEach((listener) => listener())
  const become = (next: LiveState): void => {
    if (state === next) return
    state = next
    notify()
  }
  const describe = async (): Promise<void> => {
    try {
      const response = await load(url, { signal: AbortSignal.timeout(DESCRIPTION_TIMEOUT_MS) })
      tileSet = response.ok ? readTileJson(await response.json(), new URL(url).origin) : null
    } catch {
      tileSet = null
    }
    if (tileSet) notify()
    else become('unavailable')
  }
  return {
    state: () => state,
    tileSet: () => tileSet,
    ask() {
      if (state === 'unavailable') {
        asking = undefined
        state = 'asking'
      }
      return (asking ??= describe())
    },
    async read(tile, signal) {
      if (!tileSet) throw new Error('no street tiles are known')
      try {
        const deadline = AbortSignal.any([signal, AbortSignal.timeout(TILE_TIMEOUT_MS)])
        const bytes = await readBytes(await load(addressOf(tileSet.template, tile), { signal: deadline }))
        // An empty tile says nothing about the rest of the world.
        if (bytes.length > 0) become('ready')
        return withGround(bytes)
      } catch (error) {
        // A map that moved on drops its requests. One missing tile among others is not a missing server.
        if (!signal.aborted && state === 'asking') become('unavailable')
        throw error
      }
    },
    follow(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const NO_CONTENT = 204
const NOT_FOUND = 404

/** Servers leave out tiles of the open sea. */
async function readBytes(response: Response): Promise<Uint8Array> {
  if (response.status === NO_CONTENT || response.status === NOT_FOUND) return new Uint8Array()
  if (!response.ok) throw new Error(`street tiles answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** The security policy lets the page connect to this origin only. */
function readTileJson(given: unknown, origin: string): TileSet | null {
  const { tiles, maxzoom, attribution } = given as Record<string, unknown>
  const template: unknown = Array.isArray(tiles) ? tiles[0] : null
  if (typeof template !== 'string' || !URL.canParse(template) || new URL(template).origin !== origin) return null
  const maxZoom = typeof maxzoom === 'number' ? Math.min(maxzoom, DEEPEST_ZOOM) : DEEPEST_ZOOM
  return { template, maxZoom, credits: creditsIn([typeof attribution === 'string' ? attribution : '']) }
}

function addressOf(template: string, { z, x, y }: TileNumber): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
}

/**
 * The schema has water and no land: land is the ground that water leaves. A layer `ground` with one square as large as
 * the tile is appended, so that the world map stays visible wherever a tile is missing. In the protocol buffer format
 * two messages one after the other are one message with the fields of both.
 * https://github.com/mapbox/vector-tile-spec/tree/master/2.1
 */
const GROUND = new Uint8Array([
  // Field 3, a layer: version 2, its name, an extent of 4096.
  ...[0x1a, 33, 0x78, 2, 0x0a, 6, ...new TextEncoder().encode('ground'), 0x28, 0x80, 0x20],
  // Its one feature, a polygon.
  ...[0x12, 18, 0x18, 3, 0x22, 14],
  // Clockwise from 64 units outside the corner, so that no seam shows: move, three lines, close.
  ...[0x09, 0x7f, 0x7f, 0x1a, 0x80, 0x42, 0, 0, 0x80, 0x42, 0xff, 0x41, 0, 0x0f],
])

export function withGround(bytes: Uint8Array): ArrayBuffer {
  if (bytes.length === 0) return new ArrayBuffer(0)
  const joined = new Uint8Array(bytes.length + GROUND.length)
  joined.set(GROUND)
  joined.set(bytes, GROUND.length)
  return joined.buffer
}
