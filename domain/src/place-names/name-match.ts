import { meaningOfNoun } from '../place-kinds/index.ts'
import type { TripPlace } from '../trip/index.ts'

/** Whether the text means this place: "louvre" is the Louvre Museum. */
export function isNamed(name: string, wish: string): boolean {
  const [whole, asked] = [fold(name), fold(wish)]
  if (asked.length < 3) return whole === asked
  return ` ${whole} `.includes(` ${asked} `) || (whole.length > 5 && ` ${asked} `.includes(` ${whole} `))
}

export const namesOf = ({ name, otherNames = [] }: TripPlace): readonly string[] => [name, ...otherNames]

/** Whether all words of a wish occur in the names of a place, in any order and language: "the tower in Belém". */
export function isDescribed(place: TripPlace, wish: string): boolean {
  const asked = contentOf(wish)
  if (asked.length < 2) return false
  const known = new Set(namesOf(place).flatMap(contentOf))
  return asked.every((word) => known.has(word))
}

/** The place with exactly that name, or else the best known of all matches. */
export function findNamed(wish: string, places: readonly TripPlace[]): TripPlace | null {
  const byId = places.find(({ id }) => id === wish)
  if (byId) return byId
  const asked = fold(wish)
  const isExact = (place: TripPlace): boolean => namesOf(place).some((name) => fold(name) === asked)
  const rank = (place: TripPlace): number => (isExact(place) ? 2 : 0) + place.renown
  const byName = places.filter((place) => namesOf(place).some((name) => isNamed(name, wish)))
  const described = byName.length > 0 ? byName : places.filter((place) => isDescribed(place, wish))
  // "The castle" of Rome has another name: Castel Sant'Angelo.
  const [kind, ...more] = contentOf(wish)
  const isAlone = described.length === 0 && more.length === 0
  const named = isAlone ? places.filter((place) => place.kind === kind) : described
  return named.toSorted((one, other) => rank(other) - rank(one) || (one.id < other.id ? -1 : 1))[0] ?? null
}

// Connecting words in names: "Torre de Belém", "Turm in Belém".
const LINKS = new Set(
  (
    'in of the at on de do da dos das di du des del della dell la le les l el los las il lo o os a as al au ' +
    'aux en em no na von vom der die das den dem des im am zu zum zur et and und y e d'
  ).split(' '),
)

function contentOf(text: string): readonly string[] {
  return fold(text)
    .split(' ')
    .filter((word) => !LINKS.has(word))
    .map(meaningOfNoun)
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/^(the|le|la|les|el|los|il|lo|o|os|der|die|das) /gu, '')
    .trim()
}
