import packed from '../../packed/city-coverage.json' with { type: 'json' }
import type { PlaceGroup } from './place.ts'

export type CityCoverage = {
  /** Places within 10 km of the middle. */
  readonly counts: Readonly<Record<PlaceGroup, number>>
  /** Sights with ten Wikipedia articles or more. */
  readonly notable: number
  readonly coverage: 'good' | 'fair' | 'thin' | 'none'
}

const lines = new Map(packed.rows.map((line) => [Number(line.slice(0, line.indexOf('|'))), line]))

export const COVERED_CITY_IDS: readonly number[] = [...lines.keys()]

/** The coverage of a city of at least 100,000 people, so that a page can show it. */
export function coverageOf(cityId: number): CityCoverage | undefined {
  const line = lines.get(cityId)
  if (line === undefined) return undefined
  const fields = line.split('|')
  const [, see = 0, doing = 0, eat = 0, drink = 0, sleep = 0, buy = 0, notable = 0] = fields.map(Number)
  return {
    counts: { see, do: doing, eat, drink, sleep, buy },
    notable,
    coverage: fields.at(-1) as CityCoverage['coverage'],
  }
}
