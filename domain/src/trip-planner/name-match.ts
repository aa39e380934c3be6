import type { TripPlace } from '../trip/index.ts'

/** Whether what somebody wrote means this place: "louvre" is the Louvre Museum. */
export function isNamed(name: string, wish: string): boolean {
  const [whole, asked] = [fold(name), fold(wish)]
  if (asked.length < 3) return whole === asked
  return ` ${whole} `.includes(` ${asked} `) || (whole.length > 5 && ` ${asked} `.includes(` ${whole} `))
}

export const namesOf = ({ name, otherNames = [] }: TripPlace): readonly string[] => [name, ...otherNames]

/** Of all places a wish could mean, the one of that very name, or else the best known. */
export function findNamed(wish: string, places: readonly TripPlace[]): TripPlace | null {
  const byId = places.find(({ id }) => id === wish)
  if (byId) return byId
  const asked = fold(wish)
  const isExact = (place: TripPlace): boolean => namesOf(place).some((name) => fold(name) === asked)
  const rank = (place: TripPlace): number => (isExact(place) ? 2 : 0) + place.renown
  const named = places.filter((place) => namesOf(place).some((name) => isNamed(name, wish)))
  return named.toSorted((one, other) => rank(other) - rank(one) || (one.id < other.id ? -1 : 1))[0] ?? null
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
