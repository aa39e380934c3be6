/** Which rows of the other tables are the same thing as a sight of the guide: by name, position and kind. */
import type { LocalisedName } from '@app/domain/guide'
import { distanceKm } from '@app/domain/kernel'

import type { Guide } from '../guide.ts'
import type { Candidate, Candidates, NearCandidate } from './candidates.ts'
import { areLikeKinds, isWide } from './kinds.ts'
import { type NameForm, nameForm, partsOf } from './name-forms.ts'
import { haveOneForm, type Likeness, likenessOf, type Weigh, weigher } from './name-likeness.ts'

type Sight = Guide['sights'][number]

export type Match = {
  readonly sight: Sight
  readonly candidate: Candidate
  /** `spot`: no word in common, but the only two of their kind at that point. */
  readonly likeness: Likeness | 'spot'
  /** Null where the guide has no position. */
  readonly km: number | null
}

export type Matches = {
  readonly matches: readonly Match[]
  /** The same name farther away than two points of one thing can be: one of the positions may be wrong. */
  readonly suspects: readonly (Match & { readonly km: number })[]
}

/** How far apart two points of one thing are, for an ordinary sight and for a wide one. */
const FARTHEST_KM: Readonly<Record<Exclude<Likeness, 'none'>, readonly [usual: number, wide: number]>> = {
  same: [1, 4],
  most: [0.4, 1.5],
  part: [0.25, 0.8],
  some: [0.12, 0.25],
}
const SUSPECT_KM = 25
const ORDER: readonly Match['likeness'][] = ['same', 'most', 'part', 'some', 'spot']
/** Positions of the guide are rounded to three decimals, up to 70 m from the point. */
const SPOT_KM = 0.07
/** Another of the kind this near, and the position does not tell which one it is. */
const ALONE_KM = 0.2
/** Kinds that stand door to door. */
const SIDE_BY_SIDE = new Set(['restaurant', 'cafe', 'bar', 'shop', 'food_street', 'mall', 'hotel'])

export function matchSights(guide: Guide, candidates: Candidates): Matches {
  const known = new Map(candidates.all.map((each) => [each, each.names.map((name) => nameForm(name))]))
  const weigh = weigher([...known.values()].flat())
  const all: Match[] = []
  const suspects: Far[] = []
  for (const [id, sights] of Map.groupBy(guide.sights, ({ destinationId }) => destinationId)) {
    const destination = guide.destination(id)
    if (!destination) continue
    const asked = { destination, candidates, weigh, ...formsIn(destination, guide.namesOf(id), known) }
    const found = sights.map((sight) => matchOne(sight, asked))
    const named = onePerCandidate(found.flatMap(({ near }) => near))
    all.push(...named, ...matchOnSpot(sights, named, candidates))
    for (const { near, far } of found) if (near.length === 0 && far) suspects.push(far)
  }
  return { matches: all, suspects: suspects.toSorted((a, b) => b.sight.importance - a.sight.importance || b.km - a.km) }
}

type Destination = Guide['destinations'][number]
type Far = Match & { readonly km: number }
type Compared = NearCandidate & { readonly sight: Sight; readonly likeness: Likeness }
type FormsIn = {
  readonly ours: (name: string) => NameForm
  readonly theirs: (candidate: Candidate) => readonly NameForm[]
  /** Including the words of the city. */
  readonly theirsWhole: (candidate: Candidate) => readonly NameForm[]
}
type Asked = FormsIn & {
  readonly destination: Destination
  readonly candidates: Candidates
  readonly weigh: Weigh
}

/** The city's name does not distinguish its sights. */
function formsIn(
  { name, localName, otherNames }: Destination,
  translated: readonly LocalisedName[],
  known: ReadonlyMap<Candidate, readonly NameForm[]>,
): FormsIn {
  const names = [name, localName ?? '', ...[...otherNames, ...translated].map((other) => other.name)]
  const cityWords = new Set(names.flatMap((name) => nameForm(name).own))
  const strip = ({ own, kinds }: NameForm): NameForm => ({ own: own.filter((word) => !cityWords.has(word)), kinds })
  const stripped = new Map<Candidate, readonly NameForm[]>()
  return {
    ours: (name) => strip(nameForm(name)),
    theirsWhole: (candidate) => known.get(candidate) ?? [],
    theirs: (candidate) => {
      const forms = stripped.get(candidate) ?? (known.get(candidate) ?? []).map(strip)
      stripped.set(candidate, forms)
      return forms
    },
  }
}

function matchOne(
  sight: Sight,
  { destination, candidates, weigh, ours, theirs, theirsWhole }: Asked,
): { readonly near: readonly Match[]; readonly far: Far | undefined } {
  const names = [sight.name, sight.localName ?? '', ...sight.otherNames.map(({ name }) => name)].filter(Boolean)
  const [whole, unstripped] = [names.map(ours), names.map(nameForm)]
  const halves = names.flatMap(partsOf).map(ours)
  const at = sight.coordinates ?? destination.coordinates
  const around = candidates.near(at, sight.coordinates ? SUSPECT_KM : destination.radiusKm)
  const compared = around.map(({ candidate, km }): Compared => {
    // A destination is often named after its sight: Machu Picchu.
    if (haveOneForm(unstripped, theirsWhole(candidate))) return { sight, candidate, km, likeness: 'same' }
    const forms = theirs(candidate)
    const likeness = likenessOf(whole, forms, weigh)
    if (likeness !== 'none' && likeness !== 'some') return { sight, candidate, km, likeness }
    // Half of a name is never the whole of it.
    const half = likenessOf(halves, forms, weigh)
    return { sight, candidate, km, likeness: half === 'same' || half === 'most' ? 'part' : likeness }
  })
  const surely = onlyOne(compared.filter(isSurely))
  if (!sight.coordinates) return { near: surely.map((match) => ({ ...match, km: null })), far: undefined }
  const [far] = onlyOne(compared.filter((match) => isSurely(match) && !isWithin(match)))
  return { near: bestPerTable(compared.filter(isWithin)), far }
}

/** The same kind at the same point under names that share no word: "Kaiserburg" and "Nuremberg Castle". */
function matchOnSpot(sights: readonly Sight[], named: readonly Match[], { near }: Candidates): readonly Match[] {
  const known = new Set(named.flatMap(({ sight, candidate }) => [sight.id, candidate.id]))
  return sights.flatMap((sight): readonly Match[] => {
    const { id, kind, coordinates } = sight
    if (known.has(id) || !coordinates || SIDE_BY_SIDE.has(kind)) return []
    const isRival = (other: Sight): boolean =>
      other !== sight &&
      other.kind === kind &&
      other.coordinates !== null &&
      distanceKm(other.coordinates, coordinates) < ALONE_KM
    if (sights.some(isRival)) return []
    const alike = near(coordinates, ALONE_KM).filter(({ candidate }) => candidate.kind === kind)
    const tables = Map.groupBy(alike, ({ candidate }) => tableOf(candidate))
    return [...tables.values()].flatMap(([first, ...others]) => {
      if (!first || others.length > 0 || first.km > SPOT_KM || known.has(first.candidate.id)) return []
      return [{ sight, likeness: 'spot', ...first }]
    })
  })
}

function tableOf({ id, licence }: Candidate): string {
  return licence === 'open' ? id.replace(/[\d-].*$/, '') : licence
}

function isWithin({ sight, candidate, km, likeness }: Compared): boolean {
  if (likeness === 'none') return false
  const [usual, wide] = FARTHEST_KM[likeness]
  if (km > (isWide(sight.kind) || isWide(candidate.kind) ? wide : usual)) return false
  return areLikeKinds(sight.kind, candidate.kind) || (likeness === 'same' && km <= FARTHEST_KM.part[0])
}

function isSurely({ sight, candidate, likeness }: Compared): boolean {
  return likeness === 'same' && areLikeKinds(sight.kind, candidate.kind)
}

/** Two places far apart with one name are not matched. */
function onlyOne<Row>(rows: readonly Row[]): readonly Row[] {
  return rows.length === 1 ? rows : []
}

/** Of each table the most alike, and of these the nearest. */
function bestPerTable(matches: readonly Compared[]): readonly Match[] {
  const sorted = matches.toSorted((a, b) => rank(a) - rank(b))
  const taken = new Set<string>()
  return sorted.filter(({ candidate }) => {
    const table = tableOf(candidate)
    const isFirst = !taken.has(table)
    taken.add(table)
    return isFirst
  })
}

/** Two sights of one destination are not one thing: the more alike has it. */
function onePerCandidate(matches: readonly Match[]): readonly Match[] {
  const best = new Map<string, Match>()
  for (const match of matches) {
    const known = best.get(match.candidate.id)
    if (!known || rank(match) < rank(known)) best.set(match.candidate.id, match)
  }
  return [...best.values()]
}

function rank({ likeness, km }: Pick<Match, 'likeness' | 'km'>): number {
  return ORDER.indexOf(likeness) * 100 + (km ?? SUSPECT_KM)
}
