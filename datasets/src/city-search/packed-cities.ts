import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'

import { readIndex, type SearchIndex } from '@app/domain/place-search'

import { countryName } from './country-names.ts'

export type PackedCities = {
  readonly index: SearchIndex
  readonly count: number
  geonameId(city: number): number
  name(city: number): string
  /** ISO 3166-1, two letters. */
  country(city: number): string
  countryName(city: number): string
}

/** Every place on earth of at least 500 people, for the server. Reads files; see build/write-city-search.ts. */
export function loadCities(folder: string): PackedCities {
  const index = readIndex(unpack(join(folder, 'index.bin.zst')))
  const bytes = unpack(join(folder, 'names.bin.zst'))
  const [count = 0, countries = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 2)
  const ids = new Uint32Array(bytes.buffer, bytes.byteOffset + 8, count)
  const starts = new Uint32Array(bytes.buffer, bytes.byteOffset + 8 + count * 4, count + 1)
  const codesAt = 12 + count * 8
  const codes = Buffer.from(bytes.buffer, bytes.byteOffset + codesAt, countries * 2).toString('latin1')
  const texts = Buffer.from(bytes.buffer, bytes.byteOffset + codesAt + countries * 2)
  const countryOf = (city: number): string => codes.slice(index.entryGroup[city]! * 2, index.entryGroup[city]! * 2 + 2)
  return {
    index,
    count,
    geonameId: (city) => ids[city]!,
    name: (city) => texts.toString('utf8', starts[city]!, starts[city + 1]!),
    country: countryOf,
    countryName: (city) => countryName(countryOf(city)),
  }
}

/** Copied to a buffer of its own: what Node unpacks may begin anywhere in a shared one, and arrays of numbers may not. */
function unpack(file: string): Uint8Array<ArrayBuffer> {
  const unpacked = zstdDecompressSync(readFileSync(file))
  const isAligned = unpacked.byteOffset % 4 === 0 && unpacked.buffer instanceof ArrayBuffer
  return isAligned ? (unpacked as Uint8Array<ArrayBuffer>) : new Uint8Array(unpacked)
}
