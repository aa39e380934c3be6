import { join } from 'node:path'

import { readJson } from '../read-json.ts'

const FILE = join(import.meta.dirname, '../../sources/city-search.json')

type Source = Readonly<Record<'names' | 'parts' | 'islands' | 'sights' | 'shortForms' | 'regions', readonly string[]>>

export type Island = { readonly names: readonly string[]; readonly towns: readonly number[] }

/** What no rule finds out; every line of the source says why. */
export type OwnFacts = {
  readonly names: ReadonlyMap<number, string>
  readonly parts: ReadonlySet<number>
  /** The main town first. */
  readonly islands: readonly Island[]
  /** Names that are looked for like a town's own. */
  readonly sights: ReadonlyMap<number, string>
  readonly shortForms: ReadonlyMap<number, string>
  /** Other names of a region, by its code at GeoNames. */
  readonly regions: ReadonlyMap<string, readonly string[]>
}

export async function readOwnFacts(): Promise<OwnFacts> {
  const source = await readJson<Source>(FILE)
  const cells = (lines: readonly string[]) => lines.map((line) => line.split('|'))
  return {
    names: new Map(cells(source.names).map(([id, name = '']) => [Number(id), name])),
    parts: new Set(cells(source.parts).map(([id]) => Number(id))),
    islands: cells(source.islands).map(([names = '', towns = '']) => ({
      names: names.split(','),
      towns: towns.split(' ').map(Number),
    })),
    sights: new Map(cells(source.sights).map(([name = '', id]) => [Number(id), name])),
    shortForms: new Map(cells(source.shortForms).map(([text = '', id]) => [Number(id), text])),
    regions: new Map(cells(source.regions).map(([code = '', names = '']) => [code, names.split(',')])),
  }
}
