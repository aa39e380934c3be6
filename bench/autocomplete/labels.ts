import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A typed query and the intended city; see labelled-queries.tsv. */
export type Label = {
  readonly kind: string
  /** Short prefixes fit many cities, so being shown is enough for them. */
  readonly among: 'first' | 'eight'
  readonly query: string
  readonly wanted: string
}

export const LABELS = readLabels('labelled-queries.tsv')

/** Queries whose intended city is not the one we put first: recorded as open cases. */
export const OPEN_LABELS = readLabels('open-queries.tsv')

function readLabels(file: string): readonly Label[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [kind = '', among = '', query = '', name = '', country = '', region = ''] = line.split('\t')
      const wanted = region ? `${name}, ${region}, ${country}` : `${name}, ${country}`
      return { kind, among: among === 'first' ? 'first' : 'eight', query, wanted }
    })
}

/** The answers of one engine to all labels, as `name, region, country`, with their durations. */
export type Answers = { readonly found: readonly (readonly string[])[]; readonly microseconds: readonly number[] }

export type Quality = { readonly first: number; readonly eight: number; readonly asLabelled: number }

export function qualityOf({ found }: Answers, kind?: string): Quality {
  const rows = LABELS.map((label, i) => ({
    ...label,
    at: (found[i] ?? []).slice(0, 8).findIndex((city) => isMeant(city, label.wanted)),
  })).filter((row) => kind === undefined || row.kind === kind)
  const share = (isGood: (row: (typeof rows)[number]) => boolean): number => rows.filter(isGood).length / rows.length
  return {
    first: share(({ at }) => at === 0),
    eight: share(({ at }) => at >= 0),
    asLabelled: share(({ at, among }) => (among === 'first' ? at === 0 : at >= 0)),
  }
}

/** Only some labels include a region. */
function isMeant(city: string, wanted: string): boolean {
  return city === wanted || city.replace(/, .*, /, ', ') === wanted
}

export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
