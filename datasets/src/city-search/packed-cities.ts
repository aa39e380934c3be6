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
  /** State, province or island; empty when unknown. */
  region(city: number): string
  /** `Munich, Germany`, and `Portland, Oregon, United States` if the name alone is ambiguous. */
  displayName(city: number): string
}

const HEAD_BYTES = 12

/** Every place on earth of at least 500 people, for the server. Reads files; see build/write-city-search.ts. */
export function loadCities(folder: string): PackedCities {
  const index = readIndex(unpack(join(folder, 'index.bin.zst')))
  const { count, ids, starts, isRegionShown, codes, regions, texts } = readNames(unpack(join(folder, 'names.bin.zst')))
  const countries = codes.length / 2
  const name = (city: number): string => texts.toString('utf8', starts[city]!, starts[city + 1]!)
  const country = (city: number): string => codes.slice(index.entryGroup[city]! * 2, index.entryGroup[city]! * 2 + 2)
  const region = (city: number): string => regions[index.entryRegion[city]! - countries] ?? ''
  return {
    index,
    count,
    geonameId: (city) => ids[city]!,
    name,
    country,
    countryName: (city) => countryName(country(city)),
    region,
    displayName: (city) => {
      const parts = [name(city), isRegionShown[city] ? region(city) : '', countryName(country(city))]
      return parts.filter(Boolean).join(', ')
    },
  }
}

function readNames({ buffer, byteOffset }: Uint8Array<ArrayBuffer>) {
  const [count = 0, countries = 0, regionBytes = 0] = new Uint32Array(buffer, byteOffset, 3)
  const startsAt = byteOffset + HEAD_BYTES + count * 4
  const shownAt = startsAt + (count + 1) * 4
  const codesAt = shownAt + count
  const regionsAt = codesAt + countries * 2
  return {
    count,
    ids: new Uint32Array(buffer, byteOffset + HEAD_BYTES, count),
    starts: new Uint32Array(buffer, startsAt, count + 1),
    isRegionShown: new Uint8Array(buffer, shownAt, count),
    codes: Buffer.from(buffer, codesAt, countries * 2).toString('latin1'),
    regions: Buffer.from(buffer, regionsAt, regionBytes).toString('utf8').split('\n'),
    texts: Buffer.from(buffer, regionsAt + regionBytes),
  }
}

/** Copied to a separate buffer: Node's may begin at any offset of a shared one, and typed arrays may not. */
function unpack(file: string): Uint8Array<ArrayBuffer> {
  const unpacked = zstdDecompressSync(readFileSync(file))
  const isAligned = unpacked.byteOffset % 4 === 0 && unpacked.buffer instanceof ArrayBuffer
  return isAligned ? (unpacked as Uint8Array<ArrayBuffer>) : new Uint8Array(unpacked)
}
