import { open } from 'node:fs/promises'
import { join } from 'node:path'

import type { MapRegionsResponse } from '@app/contracts/map-regions'
import pg from 'pg'

import { createAccount } from '../api/account.ts'
import { runChild } from '../child.ts'
import { residentMb, socketOf, startProduct, withDataDir } from '../product.ts'
import { printComparisons } from '../report.ts'

const PORT = 4931
const PIECE = 1_048_576
/** 96 by 96 tiles of 26 kB are 320 MB. */
const SIDE = '96'
const TILE_BYTES = '26000'
const MEGABYTE = 1e6

/** A device downloads a quarter of an archive of 320 MB in pieces of a megabyte, three at a time. */
export async function benchCut(): Promise<void> {
  await withDataDir(async (folder) => {
    const path = join(folder, 'planet.pmtiles')
    const made = await runChild('../server/test/write-synthetic-archive.ts', {}, [path, SIDE, TILE_BYTES])
    const { bounds, bytes } = JSON.parse(made) as { bounds: [number, number, number, number]; bytes: number }
    const product = await startProduct(PORT, folder, { MAP_ARCHIVES: path })
    const { token } = await createAccount(product.url, await readKeys(folder))
    const [west, south, east, north] = bounds
    const frame = [west, south, (west + east) / 2, (south + north) / 2]
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const before = await residentMb(product)
    const askedAt = performance.now()
    const body = JSON.stringify({ frames: [frame] })
    const answer = await fetch(`${product.url}/functions/v1/map-regions`, { method: 'POST', headers, body })
    const region = ((await answer.json()) as MapRegionsResponse).found[0]?.[0]
    if (!region) throw new Error('the archive was not offered')
    const sizeMs = performance.now() - askedAt
    const load = await secondsOf(() => loadPieces(`${product.url}/maps/${region.file}`, region.bytes, token))
    const raw = await secondsOf(() => readRaw(path, region.bytes))
    console.log(`\nArchive ${Math.round(bytes / MEGABYTE)} MB, region ${Math.round(region.bytes / MEGABYTE)} MB`)
    console.log(
      `  size known after ${Math.round(sizeMs)} ms; memory of the server ${Math.round(before)} MB, after it ${Math.round(await residentMb(product))} MB`,
    )
    const speed = (seconds: number): number => region.bytes / MEGABYTE / seconds
    printComparisons('Regions', [
      {
        what: 'download of a cut / reading as many bytes from the file',
        ours: speed(load),
        peer: speed(raw),
        unit: 'MB/s',
      },
    ])
    await product.stop()
  })
}

async function readKeys(folder: string) {
  const client = new pg.Client({
    host: await socketOf(join(folder, 'postgres/data')),
    user: 'postgres',
    database: 'postgres',
  })
  await client.connect()
  const { rows } = await client.query<{ role: string; key: string }>('select role, key from server.api_keys')
  await client.end()
  const keyOf = (role: string): string => rows.find((row) => row.role === role)?.key ?? ''
  return { anon: keyOf('anon'), service: keyOf('service_role') }
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

async function loadPieces(url: string, bytes: number, token: string): Promise<void> {
  const starts = Array.from({ length: Math.ceil(bytes / PIECE) }, (_, index) => index * PIECE)
  const one = async (): Promise<void> => {
    for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
      const range = `bytes=${start}-${Math.min(bytes, start + PIECE) - 1}`
      const response = await fetch(url, { headers: { range, authorization: `Bearer ${token}` } })
      if (response.status !== 206) throw new Error(`a piece was answered with ${response.status}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all([one(), one(), one()])
}

async function readRaw(path: string, bytes: number): Promise<void> {
  const file = await open(path, 'r')
  try {
    const buffer = new Uint8Array(PIECE)
    for (let at = 0; at < bytes; at += PIECE) await file.read(buffer, 0, PIECE, at)
  } finally {
    await file.close()
  }
}
