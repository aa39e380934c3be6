import { describe, expect, it } from 'vitest'

import { sampleDay, sampleStop, sampleTrip } from '../../test/sample-trip.ts'
import { NO_WISHES, type Trip } from '../trip/index.ts'
import type { CityKnowledge, KnownDish } from './city-knowledge.ts'
import { nameMeals } from './name-meals.ts'

const LISBON = { latitude: 38.7115, longitude: -9.1372 }
const SOUP: KnownDish = {
  name: 'Kale soup',
  localName: null,
  diets: ['vegetarian-option'],
  contains: ['pork'],
  meals: ['lunch', 'dinner'],
  areas: [],
  price: null,
  importance: 3,
}
const CITY: CityKnowledge = {
  country: 'PT',
  coordinates: LISBON,
  asOf: '2026-11',
  areas: [],
  dishes: [SOUP],
  serving: null,
  daily: { low: null, mid: null, high: null },
}
const meal = (id: string, arrive: number) => sampleStop(id, arrive, { kind: 'meal', placeId: null, title: id })
const tripWith = (diets: Trip['wishes']['diets'], mustNot: readonly string[] = []) =>
  sampleTrip({
    days: [sampleDay('one', null, [meal('a', 780), meal('b', 1140)]), sampleDay('two', null, [meal('c', 780)])],
    wishes: { ...NO_WISHES, diets, mustNot },
  })
const hintsOf = (diets: Trip['wishes']['diets']) =>
  nameMeals(tripWith(diets), [CITY]).days.flatMap(({ stops }) => stops.map(({ hint }) => hint))

describe('nameMeals', () => {
  it('suggests a dish for two meals at most', () => {
    const soup = 'Try Kale soup. Contains pork.'
    expect(hintsOf([])).toEqual([soup, soup, undefined])
  })

  it('says what is usually in a dish that can be made for a diet, and when it knows no other', () => {
    const soup = 'Try Kale soup; usually with pork; ask for the vegetarian version.'
    const none = 'Our guide knows no other dish here that is surely vegetarian: ask before you order.'
    expect(hintsOf(['vegetarian'])).toEqual([soup, soup, none])
  })

  it.each(['pork', 'Schweinefleisch', '돼지고기', 'kale soup'])('never suggests what was refused: %s', (refused) => {
    const bread: KnownDish = { ...SOUP, name: 'Corn bread', contains: ['gluten'] }
    const named = nameMeals(tripWith([], [refused]), [{ ...CITY, dishes: [SOUP, bread] }])
    const hints = named.days.flatMap(({ stops }) => stops.map(({ hint }) => hint))
    expect(hints).toEqual(['Try Corn bread. Contains gluten.', 'Try Corn bread. Contains gluten.', undefined])
  })
})
