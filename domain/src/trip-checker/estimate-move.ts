/**
 * The duration of a leg, by rules of thumb of this module alone: a checker that shares its computation with the planner
 * would share its mistakes. `fastest` is the minimum, `usual` is realistic for a visitor.
 */
import { type Coordinates, distanceKm } from '../kernel/index.ts'
import type { LegMode } from '../trip/index.ts'

export type MoveEstimate = {
  readonly mode: LegMode
  /** The straight-line distance. */
  readonly straightMetres: number
  readonly walkedMetres: number
  readonly fastestMinutes: number
  readonly usualMinutes: number
}

type Pace = { readonly waitMinutes: number; readonly detour: number; readonly metresPerMinute: number }

const FASTEST: Readonly<Record<LegMode, Pace>> = {
  walk: { waitMinutes: 0, detour: 1.05, metresPerMinute: 105 },
  transit: { waitMinutes: 3, detour: 1.05, metresPerMinute: 700 },
  drive: { waitMinutes: 2, detour: 1.05, metresPerMinute: 1800 },
  train: { waitMinutes: 3, detour: 1.02, metresPerMinute: 4500 },
  fly: { waitMinutes: 25, detour: 1, metresPerMinute: 15_000 },
}
const USUAL: Readonly<Record<LegMode, Pace>> = {
  walk: { waitMinutes: 0, detour: 1.3, metresPerMinute: 75 },
  transit: { waitMinutes: 9, detour: 1.25, metresPerMinute: 330 },
  drive: { waitMinutes: 6, detour: 1.35, metresPerMinute: 480 },
  train: { waitMinutes: 25, detour: 1.2, metresPerMinute: 1700 },
  fly: { waitMinutes: 150, detour: 1.05, metresPerMinute: 12_000 },
}
const WALKED_GLADLY_METRES = 1500
const WITHIN_A_CITY_METRES = 50_000
/** Within a town the speed of motorways does not apply. */
const TOWN_METRES = 20_000
const TOWN_METRES_PER_MINUTE = 1000
const WITHIN_A_COUNTRY_METRES = 700_000

export function estimateMove(from: Coordinates, to: Coordinates, chosen: LegMode | null): MoveEstimate {
  const straightMetres = distanceKm(from, to) * 1000
  const mode = chosen ?? likelyMode(straightMetres)
  // Without a stated mode the fastest one counts, perhaps a taxi.
  const fastest = chosen ? fastestBy(mode, straightMetres) : quickest(straightMetres)
  return {
    mode,
    straightMetres,
    walkedMetres: mode === 'walk' ? straightMetres * USUAL.walk.detour : 0,
    fastestMinutes: Math.floor(fastest),
    usualMinutes: Math.ceil(usualBy(mode, straightMetres)),
  }
}

function likelyMode(metres: number): LegMode {
  if (metres <= WALKED_GLADLY_METRES) return 'walk'
  if (metres <= WITHIN_A_CITY_METRES) return 'transit'
  return metres <= WITHIN_A_COUNTRY_METRES ? 'train' : 'fly'
}

function quickest(metres: number): number {
  const modes: readonly LegMode[] = metres > WITHIN_A_CITY_METRES ? ['drive', 'train', 'fly'] : ['walk', 'drive']
  return Math.min(...modes.map((mode) => fastestBy(mode, metres)))
}

function fastestBy(mode: LegMode, metres: number): number {
  const isInTown = mode === 'drive' && metres < TOWN_METRES
  return minutes(isInTown ? { ...FASTEST.drive, metresPerMinute: TOWN_METRES_PER_MINUTE } : FASTEST[mode], metres)
}

/** Out of town one drives faster. */
function usualBy(mode: LegMode, metres: number): number {
  const open = mode === 'drive' ? Math.max(0, metres - TOWN_METRES) : 0
  return minutes(USUAL[mode], metres - open) + (open * USUAL.drive.detour) / OPEN_ROAD_METRES_PER_MINUTE
}

const OPEN_ROAD_METRES_PER_MINUTE = 1150

function minutes({ waitMinutes, detour, metresPerMinute }: Pace, metres: number): number {
  return metres < 30 ? 0 : waitMinutes + (metres * detour) / metresPerMinute
}
