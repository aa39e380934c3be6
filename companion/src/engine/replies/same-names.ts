import { OF_SEVERAL } from '../namesakes.ts'
import { plain } from '../phrases.ts'
import { pick, type Turn } from '../turn.ts'

/** Says which one was taken, where the name alone does not tell. */
export function sayWhichCity({ question, slots, lookUps, telling, say, made }: Turn): void {
  if (made.calls.length === 0) return
  const spoken = question.mentions.find(
    ({ cityId, start, end }) =>
      cityId !== null && slots.cities.includes(cityId) && OF_SEVERAL.has(plain(question.text.slice(start, end)).trim()),
  )
  const claim = spoken?.cityId ? lookUps.city(spoken.cityId) : undefined
  if (!claim) return
  const { division, country } = claim.value
  const region = division === null ? telling.country(country) : telling.text(pick(claim, () => division))
  say('tookCity', { city: telling.city(claim), region })
}
