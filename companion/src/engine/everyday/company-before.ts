/** Who travels, and the rain, hold for the next sights as well: "and with kids?", after what to do when it rains. */
import type { EverydayFacts } from './everyday-facts.ts'
import type { EverydayIntent } from './everyday-intent.ts'
import type { EverydayMemory } from './everyday-memory.ts'

const OF_SIGHTS: readonly EverydayIntent[] = [
  'accessibility',
  'beach',
  'day_trip',
  'elderly',
  'free_things',
  'hiking',
  'kids_things',
  'must_see',
  'photo_spots',
  'rainy_day',
  'shopping',
  'viewpoint',
]

/** Only of the same place, from one question about its sights to the next. */
export function withCompanyBefore(
  read: EverydayFacts,
  intents: readonly EverydayIntent[],
  before: EverydayMemory | null | undefined,
): EverydayFacts {
  const areSights = [intents, before?.intents ?? []].every((asked) => asked.some((each) => OF_SIGHTS.includes(each)))
  if (!before?.company || !areSights) return read
  const company = [...new Set([...read.constraints.company, ...before.company])]
  return { ...read, constraints: { ...read.constraints, company } }
}
