/** Of several places that a way is asked between: where it begins and where it leads. */
import type { LookUps } from '../../tools/look-ups.ts'
import type { EverydayPlace, SpannedPlace } from './everyday-place.ts'
import { isStart } from './trip-wishes.ts'

type Ends = { readonly place: EverydayPlace | null; readonly from: EverydayPlace | null }

const BACKWARDS = /\bto\b.*\bfrom\b/i

/** "From A to B", "to B from A"; a word for "from" beside a name counts in every language. */
export function endsOfWay(named: readonly SpannedPlace[], text: string): Ends {
  const [first = null, second] = named
  if (!first || !second) return { place: first, from: null }
  const start = named.find((each) => isStart(text, each))
  const goal = start && named.find((each) => each !== start && !isStart(text, each))
  if (start && goal) return { place: goal, from: start }
  return BACKWARDS.test(text) ? { place: first, from: second } : { place: second, from: first }
}

/** "Da Nang airport to Hoi An": the town beside the airport is only the start, even where its airport serves both. */
export function endsOfTransfer(named: readonly SpannedPlace[], text: string, { guide }: LookUps): Ends {
  const ends = endsOfWay(distinct(named), text)
  if (!ends.place || !ends.from) return { place: ends.place, from: null }
  const airportsOf = ({ destinationId }: EverydayPlace): readonly string[] =>
    guide?.destinations.find(({ id }) => id === destinationId)?.airports ?? []
  const own = airportsOf(ends.from)
  const isServed = airportsOf(ends.place).some((code) => own.includes(code))
  return { place: ends.place, from: isServed ? null : ends.from }
}

function distinct(named: readonly SpannedPlace[]): readonly SpannedPlace[] {
  const key = ({ destinationId, cityId, country }: EverydayPlace): string => `${destinationId ?? cityId} ${country}`
  return named.filter((place, index) => named.findIndex((other) => key(other) === key(place)) === index)
}
