import { calendarDate } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'

import packed from '../../packed/per-diem.json' with { type: 'json' }
import { US_STATES } from './us-states.ts'

export type PerDiem = {
  /** Null for the rest of the country. */
  readonly location: string | null
  /** `MM-DD`, both included, possibly across the new year; null for the whole year. */
  readonly season: { readonly from: string; readonly to: string } | null
  /** Zero when the government provides the lodging. */
  readonly lodgingUsd: number
  readonly mealsUsd: number
}

export const PER_DIEM_SOURCE = { source: packed.source, checkedAt: calendarDate(packed.checkedAt) }

const REST = '*'
const STATE = /, ([A-Z]{2})$/
const lines = Map.groupBy(packed.rows, (line) => line.slice(0, 2))

type Asked = { readonly country: string; readonly division: string | null; readonly name: string }

/** Allowances for US officials: of that city if it is listed, else of the rest of its region or country. */
export function perDiemOf({ country, division, name }: Asked): readonly PerDiem[] {
  const rows = (lines.get(country) ?? []).map((line) => line.split('|'))
  const wanted = fold(name)
  const state = US_STATES.get(division ?? '')
  const own = rows.filter(([, location = '']) => {
    const [, theirs] = STATE.exec(location) ?? []
    return (theirs === undefined || theirs === state) && namesOf(location).includes(wanted)
  })
  const rest = (of: string) => rows.filter(([, location]) => location === of)
  const found = [own, rest(`${REST} ${division ?? ''}`), rest(REST)].find(({ length }) => length > 0)
  return (found ?? []).map(fromFields)
}

/**
 * To compare prices of places: the row of a city, or of the region with the name of one (Ubud in Bali), and one row of
 * every place of the country. The most expensive season represents the year.
 */
export function allowancesFor({ country, division, name }: Asked): {
  readonly city: PerDiem | null
  readonly country: readonly PerDiem[]
} {
  const byPlace = Map.groupBy(
    (lines.get(country) ?? []).map((line) => fromFields(line.split('|'))),
    ({ location }) => location,
  )
  const dearest = [...byPlace.values()].map((rows) =>
    rows.reduce((one, row) => (row.lodgingUsd > one.lodgingUsd ? row : one)),
  )
  const state = US_STATES.get(division ?? '')
  const named = (wanted: string): PerDiem | undefined =>
    dearest.find(({ location }) => {
      const [, theirs] = STATE.exec(location ?? '') ?? []
      return location !== null && (theirs === undefined || theirs === state) && namesOf(location).includes(fold(wanted))
    })
  return { city: named(name) ?? (division === null ? null : (named(division) ?? null)), country: dearest }
}

/** `Osaka-Kobe`, `Tokyo City`, `Aberdeen / Bel Air / Belcamp, MD`. */
function namesOf(location: string): readonly string[] {
  if (location.startsWith(REST)) return []
  const bare = location.replace(STATE, '')
  return [bare, ...bare.split(/\s*[/,]\s*|-/)].map(fold)
}

function fold(name: string): string {
  return foldText(name).replace(/ city$/, '')
}

function fromFields([, location = '', from = '', to = '', lodging, meals]: readonly string[]): PerDiem {
  return {
    location: location.startsWith(REST) ? location.slice(REST.length).trim() || null : location,
    season: from === '' || (from === '01-01' && to === '12-31') ? null : { from, to },
    lodgingUsd: Number(lodging),
    mealsUsd: Number(meals),
  }
}
