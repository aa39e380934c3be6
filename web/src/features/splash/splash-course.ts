import course from './splash-course.json'

export type CoursePosition = {
  readonly x: number
  readonly y: number
  readonly latitude: number
  readonly longitude: number
  readonly nauticalMiles: number
}

/** x, y, latitude, longitude of each point of the course. */
export const COURSE: readonly (readonly number[])[] = course.course

const places = COURSE.map(([x = 0, y = 0, latitude = 0, longitude = 0]) => ({ x, y, latitude, longitude }))
const lengths = places.map((place, index) => {
  const before = places[index - 1] ?? place
  return Math.hypot(place.x - before.x, place.y - before.y)
})
const total = lengths.reduce((sum, length) => sum + length, 0)

/** The position of the ship at a percentage of the course. */
export function courseAt(percent: number): CoursePosition {
  const nauticalMiles = Math.round((course.nauticalMiles * percent) / 100)
  let rest = (total * percent) / 100
  for (const [index, to] of places.entries()) {
    const length = lengths[index] ?? 0
    const from = places[index - 1]
    if (from && rest <= length) return { ...between(from, to, length === 0 ? 0 : rest / length), nauticalMiles }
    rest -= length
  }
  return { ...between(at(-1), at(-1), 0), nauticalMiles }
}

type Place = (typeof places)[number]

function at(index: number): Place {
  return places.at(index) ?? { x: 0, y: 0, latitude: 0, longitude: 0 }
}

function between(from: Place, to: Place, share: number): Place {
  const mix = (key: keyof Place): number => from[key] + (to[key] - from[key]) * share
  return { x: mix('x'), y: mix('y'), latitude: mix('latitude'), longitude: mix('longitude') }
}
