import type { Base } from './base.ts'
import { hasPlaceFor } from './fit-route.ts'
import type { Judge } from './judge-route.ts'
import { permutations } from './order-destinations.ts'
import type { Stay } from './stay.ts'

const MOST_STEPS = 20
/** With more stays, only the order in which they were found is tried. */
const MOST_FOR_EVERY_ORDER = 5
const LEAST_GAIN = 0.01

type ImproveAsked = {
  readonly candidates: readonly Base[]
  readonly mostBases: number
  /** Then only nights move and bases are added, for as long as this holds; the order stays. */
  readonly isFair?: (stays: readonly Stay[]) => boolean
}

/** Moves a night, replaces a base or makes room for another one, if the result is better. */
export function improveRoute(judge: Judge, found: readonly Stay[], asked: ImproveAsked): readonly Stay[] {
  const worth = (stays: readonly Stay[]): number => judge.judge(stays)?.worth ?? -Infinity
  const better = (options: readonly (readonly Stay[])[], stays: readonly Stay[]): readonly Stay[] =>
    options.reduce((top, option) => (worth(option) > worth(top) + LEAST_GAIN ? option : top), stays)
  let stays = found
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { isFair } = asked
    const moved = [...shared(stays), ...withRoomFor(stays, asked)]
    const next = better(isFair ? moved.filter(isFair) : [...exchanged(stays, asked), ...moved], stays)
    if (next === stays) break
    stays = next
  }
  return asked.isFair || stays.length > MOST_FOR_EVERY_ORDER ? stays : better(permutations(stays), stays)
}

const furtherOf = (stays: readonly Stay[], { candidates }: ImproveAsked): readonly Base[] =>
  candidates.filter(({ key }) => !stays.some(({ base }) => base.key === key))

/** If the new base needs fewer nights, another stay gets the rest. */
function exchanged(stays: readonly Stay[], asked: ImproveAsked): readonly (readonly Stay[])[] {
  return stays.flatMap(({ nights }, index) =>
    furtherOf(stays, asked).flatMap((base) => {
      if (base.minNights > nights) return []
      const same = stays.map((stay, at) => (at === index ? { base, nights } : stay))
      const left = nights - base.minNights
      const fewer = stays.map((stay, at) => (at === index ? { base, nights: base.minNights } : stay))
      return [same, ...(left === 0 ? [] : stays.flatMap((_, at) => (at === index ? [] : [change(fewer, at, left)])))]
    }),
  )
}

function shared(stays: readonly Stay[]): readonly (readonly Stay[])[] {
  return stays.flatMap(({ base, nights }, from) =>
    nights <= base.minNights
      ? []
      : stays.flatMap((_, to) => (to === from ? [] : [change(change(stays, from, -1), to, 1)])),
  )
}

function withRoomFor(stays: readonly Stay[], asked: ImproveAsked): readonly (readonly Stay[])[] {
  return stays.flatMap(({ base: long, nights }, index) =>
    furtherOf(stays, asked).flatMap((base) =>
      nights - base.minNights < long.minNights || !hasPlaceFor(base, stays, asked.mostBases)
        ? []
        : Array.from({ length: stays.length + 1 }, (_, at) => {
            const shorter = change(stays, index, -base.minNights)
            return [...shorter.slice(0, at), { base, nights: base.minNights }, ...shorter.slice(at)]
          }),
    ),
  )
}

function change(stays: readonly Stay[], index: number, nights: number): readonly Stay[] {
  return stays.map((stay, at) => (at === index ? { ...stay, nights: stay.nights + nights } : stay))
}
