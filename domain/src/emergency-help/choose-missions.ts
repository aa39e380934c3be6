import { type Coordinates, distanceKm } from '../kernel/index.ts'

/** An embassy or consulate, with any other fields. */
export type Mission = {
  /** ISO 3166-1, two letters. */
  readonly host: string
  readonly kind: string
  readonly coordinates: Coordinates | null
}

export type ChosenMission<Kept extends Mission> = {
  readonly mission: Kept
  /** Null when either position is unknown. */
  readonly km: number | null
}

const MOST = 3
const RANKS: readonly (readonly string[])[] = [
  ['embassy', 'high-commission', 'de-facto-embassy'],
  ['consulate-general', 'de-facto-consulate'],
  ['consulate'],
]
/** They issue no passports and have no staff at night, so they are shown only as a last resort. */
const SMALL = new Set(['honorary-consulate', 'office', 'nunciature'])

/**
 * The missions to contact: the traveller's own in the current country, the nearest first; without any, the nearest
 * abroad, which usually covers neighbouring countries.
 */
export function chooseMissions<Kept extends Mission>(
  all: readonly Kept[],
  host: string | null,
  from: Coordinates | null,
): readonly ChosenMission<Kept>[] {
  const measured = all.map((mission) => ({
    mission,
    km: from && mission.coordinates ? distanceKm(from, mission.coordinates) : null,
  }))
  const here = measured.filter(({ mission }) => mission.host === host)
  if (here.length > 0) return here.toSorted(byUse).slice(0, MOST)
  return from
    ? measured
        .filter(({ km, mission }) => km !== null && !isSmall(mission))
        .toSorted(byWay)
        .slice(0, 2)
    : []
}

function byUse<Kept extends Mission>(a: ChosenMission<Kept>, b: ChosenMission<Kept>): number {
  return Number(isSmall(a.mission)) - Number(isSmall(b.mission)) || byWay(a, b)
}

function byWay<Kept extends Mission>(a: ChosenMission<Kept>, b: ChosenMission<Kept>): number {
  if (a.km === null && b.km === null) return rankOf(a.mission) - rankOf(b.mission)
  if (a.km === null || b.km === null) return Number(a.km === null) - Number(b.km === null)
  return a.km - b.km
}

/** Without distances: missions with full services first, instead of alphabetical order. */
function rankOf({ kind }: Mission): number {
  const rank = RANKS.findIndex((kinds) => kinds.includes(kind))
  return rank < 0 ? RANKS.length : rank
}

function isSmall({ kind }: Mission): boolean {
  return SMALL.has(kind)
}
