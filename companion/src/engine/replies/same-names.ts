import { plain } from '../phrases.ts'
import { pick, type Turn } from '../turn.ts'

/** Names of which a traveller may well mean another place than the largest. */
const OF_SEVERAL = new Set(
  'springfield|portland|san jose|georgetown|richmond|birmingham|cambridge|cordoba|granada|hamilton|kingston|newcastle|alexandria|columbia|columbus|santa cruz|san juan|guadalajara|merida|leon|trinidad|santa ana|concepcion|santa rosa|bethlehem|st petersburg|saint petersburg|durham|lincoln|worcester|halifax|rochester|albany|arlington|burlington|jackson|aurora|athens ga'.split(
    '|',
  ),
)

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
