import { join } from 'node:path'

import { readJson } from '../read-json.ts'

const FILE = join(import.meta.dirname, '../../sources/city-search.json')

type Source = Readonly<
  Record<'names' | 'parts' | 'islands' | 'sights' | 'resorts' | 'shortForms' | 'codes' | 'regions', readonly string[]>
>

/** The main town first. */
export type Island = { readonly names: readonly string[]; readonly towns: readonly number[] }

/** Facts that no rule derives; every line of the source has its reason. */
export type OwnFacts = {
  readonly names: ReadonlyMap<number, string>
  readonly parts: ReadonlySet<number>
  readonly islands: readonly Island[]
  /** Sights, lakes, coasts: searched by name like a town. */
  readonly sights: readonly Island[]
  /** Known to travellers everywhere, however few people or beds it has. */
  readonly resorts: ReadonlySet<number>
  readonly shortForms: ReadonlyMap<number, string>
  /** The cities of an airport beside a village of another name. */
  readonly codes: ReadonlyMap<string, readonly number[]>
  /** Other names of a region, by its code at GeoNames. */
  readonly regions: ReadonlyMap<string, readonly string[]>
}

export async function readOwnFacts(): Promise<OwnFacts> {
  const source = await readJson<Source>(FILE)
  const cells = (lines: readonly string[]) => lines.map((line) => line.split('|'))
  const toIsland = ([names = '', towns = '']: readonly string[]): Island => ({
    names: names.split(','),
    towns: towns.split(' ').map(Number),
  })
  return {
    names: new Map(cells(source.names).map(([id, name = '']) => [Number(id), name])),
    parts: new Set(cells(source.parts).map(([id]) => Number(id))),
    islands: cells(source.islands).map(toIsland),
    sights: cells(source.sights).map(toIsland),
    resorts: new Set(cells(source.resorts).map(([id]) => Number(id))),
    shortForms: new Map(cells(source.shortForms).map(([text = '', id]) => [Number(id), text])),
    codes: new Map(cells(source.codes).map(([code = '', ids = '']) => [code, ids.split(' ').map(Number)])),
    regions: new Map(cells(source.regions).map(([code = '', names = '']) => [code, names.split(',')])),
  }
}
