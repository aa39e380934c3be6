import type { Places } from './places/read-places.ts'
import { readLodging } from './read-lodging.ts'
import type { MoneyMention } from './read-money.ts'
import { readHardWalking, readTastes } from './read-tastes.ts'
import type { Reading } from './reading.ts'
import { readSights } from './sights/read-sights.ts'
import type { TripRequest } from './trip-request.ts'

type Wishes = Pick<
  TripRequest,
  | 'interests'
  | 'pace'
  | 'diets'
  | 'cuisines'
  | 'mobility'
  | 'mustSee'
  | 'mustNot'
  | 'roomKind'
  | 'houseRules'
  | 'avoided'
  | 'lodging'
  | 'car'
>

/** Names first, so that the "museum" of a name is not an interest. */
export function readWishes(reading: Reading, places: Places, money: readonly MoneyMention[]): Wishes {
  const walking = readHardWalking(reading)
  const lodging = readLodging(reading, money)
  const { mustSee, mustNot } = readSights(reading, places)
  const { refused, ...tastes } = readTastes(reading)
  return { ...lodging, ...tastes, mobility: tastes.mobility ?? walking, mustSee, mustNot: [...mustNot, ...refused] }
}
