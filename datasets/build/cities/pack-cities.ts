import type { Column } from '../../src/columns/column.ts'
import { choiceColumn, stepsColumn, textColumn } from '../../src/columns/write-column.ts'
import type { RawCity } from './read-cities.ts'

/** Abandoned or destroyed places, which are not destinations. */
const GONE = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH'])
const DEGREE = 10_000

/** Sorted by id, for binary search. */
export function keepCities(raw: readonly RawCity[]): readonly RawCity[] {
  return raw.filter(({ feature }) => !GONE.has(feature)).toSorted((a, b) => a.id - b.id)
}

/** With the names that the search shows: a traveller who picks Cologne there does not look for the page of Köln. */
export function packCities(
  cities: readonly RawCity[],
  divisions: ReadonlyMap<string, string>,
  shownNames: ReadonlyMap<number, string>,
): Readonly<Record<string, Column>> {
  return {
    id: stepsColumn(cities.map(({ id }) => id)),
    name: textColumn(cities.map(({ id, name }) => shownNames.get(id) ?? name)),
    // A division belongs to one country, so both are one column: far fewer numbers than two.
    division: choiceColumn(cities.map(({ country, division }) => `${country}|${divisions.get(division) ?? ''}`)),
    kind: choiceColumn(cities.map(({ feature }) => kindOf(feature))),
    latitude: stepsColumn(
      cities.map(({ latitude }) => latitude),
      DEGREE,
    ),
    longitude: stepsColumn(
      cities.map(({ longitude }) => longitude),
      DEGREE,
    ),
    population: stepsColumn(cities.map(({ population }) => population)),
    timeZone: choiceColumn(cities.map(({ timeZone }) => timeZone)),
  }
}

function kindOf(feature: string): string {
  if (feature === 'PPLC') return 'capital'
  if (feature === 'PPLX') return 'part'
  return feature.startsWith('PPLA') ? 'seat' : 'town'
}
