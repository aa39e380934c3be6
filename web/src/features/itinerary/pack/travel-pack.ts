import { keep } from '../../../device/storage/use-stored-value.ts'

export const PACK_PARTS = [
  'plan',
  'documents',
  'maps',
  'phrases',
  'rates',
  'entry',
  'guide',
  'emergency',
  'advisories',
] as const
export type PackPartId = (typeof PACK_PARTS)[number]

/**
 * `none`: there is nothing to take (no documents, no street map). `plan`: it comes with the trial and the paid plans.
 * `failed`: it could not be loaded; what an earlier run took is still here.
 */
export type PartState = 'kept' | 'none' | 'plan' | 'failed'

export type PackPart = {
  readonly state: PartState
  readonly bytes: number
  /** The day of its content, ISO, or on which it was taken when it has several. */
  readonly asOf: string
  /** Files of the app, maps and documents that were not here before: they go with the pack. */
  readonly files: readonly string[]
}

export type TravelPack = {
  readonly tripId: string
  readonly takenAtMs: number
  readonly parts: Readonly<Partial<Record<PackPartId, PackPart>>>
}

export const PACKS_KEY = 'travel-packs'

/** Stored by any version of the app. */
export function readPacks(stored: unknown): readonly TravelPack[] {
  return Array.isArray(stored) ? stored.filter(isPack) : []
}

function isPack(value: unknown): value is TravelPack {
  const { tripId, takenAtMs, parts } = (value ?? {}) as Partial<TravelPack>
  return typeof tripId === 'string' && typeof takenAtMs === 'number' && typeof parts === 'object' && parts !== null
}

export function keepPack(packs: readonly TravelPack[], pack: TravelPack): void {
  keep(PACKS_KEY, [pack, ...packs.filter(({ tripId }) => tripId !== pack.tripId)])
}

export function forgetPack(packs: readonly TravelPack[], tripId: string): void {
  keep(
    PACKS_KEY,
    packs.filter((pack) => pack.tripId !== tripId),
  )
}

export function sizeOfPack({ parts }: Pick<TravelPack, 'parts'>): number {
  return Object.values(parts).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Files that only this trip needs: another trip to the same country keeps its own. */
export function ownFiles(packs: readonly TravelPack[], tripId: string, part: PackPartId): readonly string[] {
  const filesOf = (pack: TravelPack): readonly string[] => pack.parts[part]?.files ?? []
  const others = new Set(packs.filter((pack) => pack.tripId !== tripId).flatMap(filesOf))
  return packs
    .filter((pack) => pack.tripId === tripId)
    .flatMap(filesOf)
    .filter((file) => !others.has(file))
}
