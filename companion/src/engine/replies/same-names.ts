import type { Claim } from '@app/domain/kernel'

import type { KnownCity } from '../../tools/look-ups.ts'
import { namesakeSpokenOf, sharedMention } from '../names/namesakes.ts'
import type { Intent } from '../sentences.ts'
import type { Told } from '../telling.ts'
import { pick, type Turn } from '../turn.ts'

/** Intents whose answer is useless for the wrong place; a temperature with the place's name is still useful. */
const OF_ONE_PLACE: readonly Intent[] = ['plan', 'hotel', 'flight', 'car', 'sights', 'food', 'cost']
/** Countries where cities are distinguished by state or part of the country. */
const BY_DIVISION: readonly string[] = ['US', 'CA', 'GB', 'AU']

/** Asks which place is meant before a plan or search there. */
export function askWhichCity(turn: Turn, intent: Intent | null): boolean {
  const { question, before, lookUps, slots } = turn
  const shared = sharedMention(question, lookUps)
  const isOnlyPlace = slots.cities.length === 1 && slots.cities[0] === shared?.cityId
  // The sights named for a plan would be lost with another question.
  const isTold = question.request.mustSee.length > 0 || namesakeSpokenOf(question, before.slots, lookUps) !== null
  if (!shared?.isOpen || shared.cities.length < 2 || !isOnlyPlace || isTold) return false
  if (intent === null || !OF_ONE_PLACE.includes(intent)) return false
  turn.ask('city', 'askWhichCity')
  turn.made.choices.push(...shared.cities.map((city) => nameOf(turn, city)))
  return true
}

/** States which place was used if the name is ambiguous, and offers the others. */
export function sayWhichCity(turn: Turn): void {
  const { question, before, lookUps, say, made, slots } = turn
  const shared = made.calls.length === 0 ? null : sharedMention(question, lookUps)
  const isTaken = ({ value }: Claim<KnownCity>): boolean =>
    slots.cities.includes(value.cityId) || slots.origin === value.cityId
  const taken = shared?.cities.find(isTaken)
  // It was stated the first time.
  if (!shared || !taken || before.slots.cities.includes(taken.value.cityId)) return
  say('tookCity', { region: regionOf(turn, taken) })
  // Next to another place it would be unclear which of the two is corrected.
  const others =
    slots.cities.length === 1 && slots.origin === null ? shared.cities.filter((city) => !isTaken(city)) : []
  made.choices.push(...others.map((city) => nameOf(turn, city)))
}

function nameOf(turn: Turn, city: Claim<KnownCity>): string {
  return `${city.value.name}, ${regionOf(turn, city).text}`
}

function regionOf({ telling }: Turn, claim: Claim<KnownCity>): Told {
  const { division, country } = claim.value
  return division === null || !BY_DIVISION.includes(country)
    ? telling.country(country)
    : telling.text(pick(claim, () => division))
}
