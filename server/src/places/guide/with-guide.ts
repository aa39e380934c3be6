import type { CityGuide } from '@app/contracts/place-guide'
import type { City } from '@app/datasets/cities'
import { gatherGuide } from '@app/datasets/place-guide'
import type { CalendarDate } from '@app/domain/kernel'

import type { GuideAddresses } from './guide-addresses.ts'
import { NEAR_TOWN_KM, withGuideSights } from './guide-sights.ts'

type Asked = { readonly city: City; readonly today: CalendarDate; readonly language: string }

/** Adds the guide's facts about the city; in a region of the guide, those about its surroundings. */
export async function withGuide(
  plain: CityGuide,
  { city, today, language }: Asked,
  at: GuideAddresses,
): Promise<CityGuide> {
  const inCountry = await at.guide.country(city.country)
  const practical = inCountry && { practical: { asOf: inCountry.asOf, country: inCountry.country } }
  const itself = at.entryOfCity(city)
  const entry = itself ?? at.around(city)
  const own = entry && (await at.guide.destination(entry.id))
  if (!entry || !own) return { ...plain, ...practical }
  const within = itself ? null : { centre: city.coordinates, km: NEAR_TOWN_KM }
  return {
    ...plain,
    ...practical,
    isThin: plain.isThin && itself === undefined,
    sights: withGuideSights(plain.sights, own, { within, language, matches: at.matches }),
    guide: gatherGuide(own, { entry, scope: itself ? 'whole' : 'around', today }, at),
  }
}
