import type { Diet } from '../guide/index.ts'
import { distanceKm } from '../kernel/index.ts'
import { isDishRefused, isDishWished } from '../place-wishes/index.ts'
import type { Stop, Trip, TripDay } from '../trip/index.ts'
import type { CityKnowledge, KnownDish } from './city-knowledge.ts'
import { areaAt, knowledgeAt, positionAt, townAt } from './knowledge-of-day.ts'

const DINNER_FROM = 16 * 60
/** On a long drive, too. */
const NEAR_KM = 250
/** Each time a dish was named before counts like so many steps of importance. */
const AGAIN = 2
/** A dish is suggested for two meals of a trip at most; on a long one more often, above all where few suit the travellers. */
const MOST_TIMES = 2
const LONG_TRIP_DAYS = 7
const MOST_TIMES_OF_LONG = 3
const MOST_TIMES_WITH_A_DIET = 5
const IN_ITS_AREA = 1
/** Langoustine of Höfn is not eaten under a waterfall of the south. */
const ELSEWHERE = 6
/** Before any other. */
const ASKED_FOR = 20
/** Before a dish of pork that some kitchen makes without. */
const MADE_FOR_THEM = 3
const SPANS_DINNER = { from: 19 * 60, to: 20 * 60 + 30 }
const SPANS_LUNCH = { from: 12 * 60 + 15, to: 13 * 60 + 45 }

/** Each meal with a quarter and a dish of the guide that the travellers may eat. */
export function nameMeals(trip: Trip, known: readonly CityKnowledge[]): Trip {
  const used = new Map<string, number>()
  const { diets, mustSee: wanted, mustNot: refused } = trip.wishes
  const isLong = trip.days.length > LONG_TRIP_DAYS
  const days = trip.days.map((day) => {
    const stops = day.stops.map((stop, index) => {
      const at = positionAt(day, index, trip.places)
      const city = knowledgeAt(at, known) ?? countryside(knowledgeAt(at, known, DISHES_KM))
      if (stop.kind !== 'meal') {
        const eaten = city && eatenThere(day, stop)
        return eaten ? mealThere(stop, eaten, city, { diets, used, wanted, refused, isLong }) : stop
      }
      const meal = stop.arrive < DINNER_FROM ? 'lunch' : 'dinner'
      const area = city && areaAt(at, city)
      const dish = city && chooseDish(city, { meal, area: area?.name ?? '', diets, used, wanted, refused, isLong })
      const title = titleOf(stop, meal, area ? `in ${area.name}` : nearName(day, index, trip))
      return { ...stop, title, ...hintOf(dish, diets, city) }
    })
    return { ...day, stops }
  })
  return { ...trip, days }
}

/** Far from a base, what one eats in the whole country. */
function countryside(city: CityKnowledge | undefined): CityKnowledge | undefined {
  return city && { ...city, areas: [], dishes: city.dishes.filter(({ areas }) => areas.length === 0) }
}

const DISHES_KM = 300

/** A day on an island or an evening in a camp has its meal in it. */
function eatenThere({ stops }: TripDay, { kind, arrive, leave, id }: Stop): 'lunch' | 'dinner' | null {
  if (kind !== 'visit' && !id.endsWith('-there')) return null
  const has = (meal: 'lunch' | 'dinner'): boolean =>
    stops.some((stop) => stop.kind === 'meal' && stop.arrive < DINNER_FROM === (meal === 'lunch'))
  if (!has('lunch') && arrive <= SPANS_LUNCH.from && leave >= SPANS_LUNCH.to) return 'lunch'
  return !has('dinner') && arrive <= SPANS_DINNER.from && leave >= SPANS_DINNER.to ? 'dinner' : null
}

function mealThere(
  stop: Stop,
  meal: 'lunch' | 'dinner',
  city: CityKnowledge,
  { diets, used, wanted, refused, isLong }: Omit<Wanted, 'area' | 'meal'>,
): Stop {
  const dish = chooseDish(city, { meal, area: '', diets, used, wanted, refused, isLong })
  const { hint = '' } = hintOf(dish, diets, city)
  return {
    ...stop,
    hint: [stop.hint, `${meal === 'lunch' ? 'Lunch there or from a bag.' : 'Dinner there.'} ${hint}`.trim()]
      .filter(Boolean)
      .join('. '),
  }
}

function titleOf(stop: Stop, meal: 'lunch' | 'dinner', where: string): string {
  const word = meal === 'lunch' ? 'Lunch' : 'Dinner'
  if (stop.placeId !== null) return stop.title.startsWith(word) ? stop.title : `${word}: ${stop.title}`
  if (stop.isLocked || where === '') return stop.title
  return `${word} ${where}`
}

/** "in Alfama", or "near Gullfoss" where no quarter is. */
function nearName(day: TripDay, index: number, { places }: Trip): string {
  const before = day.stops.slice(0, index).findLast(({ placeId }) => placeId !== null)
  const place = before?.placeId ? places[before.placeId] : undefined
  if (place && distanceKm(place.coordinates, day.city.coordinates) <= NEAR_KM) return `near ${place.name}`
  const town = townAt(day, positionAt(day, index, places))
  return town === '' ? '' : `in ${town}`
}

type Wanted = {
  readonly meal: 'lunch' | 'dinner'
  readonly area: string
  readonly diets: readonly string[]
  readonly used: Map<string, number>
  /** What was asked for, dishes among it. */
  readonly wanted: readonly string[]
  /** What must not be suggested: "pork", "Sachertorte". */
  readonly refused: readonly string[]
  readonly isLong: boolean
}

/** The dish one would regret most not to have eaten there, and not the same one every day. */
function chooseDish(
  { dishes }: CityKnowledge,
  { meal, area, diets, used, wanted, refused, isLong }: Wanted,
): KnownDish | undefined {
  const worth = (dish: KnownDish): number =>
    dish.importance +
    (isAskedFor(dish, wanted) && !used.has(dish.name) ? ASKED_FOR : 0) -
    AGAIN * (used.get(dish.name) ?? 0) +
    placeOf(dish, area) +
    (diets.length > 0 && isFor(dish, diets) === 'yes' ? MADE_FOR_THEM : 0) -
    (diets.length === 0 && OF_A_DIET.test(dish.name) ? OF_A_DIET_PENALTY : 0)
  const most = !isLong ? MOST_TIMES : diets.length > 0 ? MOST_TIMES_WITH_A_DIET : MOST_TIMES_OF_LONG
  const isFresh = ({ name }: KnownDish): boolean => (used.get(name) ?? 0) < most
  const eaten = dishes.filter(
    (dish) => isFor(dish, diets) !== null && isFresh(dish) && !refused.some((words) => isDishRefused(dish, words)),
  )
  const own = eaten.filter((dish) => dish.meals.includes(meal) || dish.meals.includes('any'))
  // A dish of another hour is a better hint than none.
  const fitting = own.length > 0 ? own : eaten.filter((dish) => !dish.meals.every((each) => each === 'breakfast'))
  const best = fitting.toSorted((one, other) => worth(other) - worth(one) || (one.name < other.name ? -1 : 1))[0]
  if (best) used.set(best.name, (used.get(best.name) ?? 0) + 1)
  return best
}

function isAskedFor(dish: KnownDish, wanted: readonly string[]): boolean {
  return wanted.some((wish) => isDishWished(dish, wish))
}

/** A dish of another quarter is not eaten here. */
function placeOf({ areas }: KnownDish, area: string): number {
  return areas.length === 0 ? 0 : areas.includes(area) ? IN_ITS_AREA : -ELSEWHERE
}

/** Made for those who asked for it. */
const OF_A_DIET = /vegan|vegetarian|gluten-free/i
const OF_A_DIET_PENALTY = 8

const MEETS: Readonly<Record<string, readonly Diet[]>> = {
  vegetarian: ['vegetarian', 'vegan'],
  vegan: ['vegan'],
  halal: ['halal', 'vegetarian', 'vegan'],
  'gluten-free': ['gluten-free'],
}
const MAY_MEET: Readonly<Record<string, readonly Diet[]>> = {
  vegetarian: ['vegetarian-option', 'vegan-option'],
  vegan: ['vegan-option'],
  halal: ['halal-option'],
  kosher: ['kosher-option'],
  'gluten-free': ['gluten-free-option'],
}
const MILK = 'dairy'

/** `yes`: as it is usually made; `option`: on request; null: no, or not known. */
export function isFor({ diets: flags, contains }: KnownDish, diets: readonly string[]): 'yes' | 'option' | null {
  const answers = diets.map((diet) => {
    if (diet === 'lactose-free') return contains.includes(MILK) ? null : 'yes'
    if (diet === 'gluten-free' && !contains.includes('gluten') && contains.length > 0) return 'option'
    if (flags === null) return null
    if (MEETS[diet]?.some((flag) => flags.includes(flag))) return 'yes'
    return MAY_MEET[diet]?.some((flag) => flags.includes(flag)) ? 'option' : null
  })
  if (answers.includes(null)) return null
  return answers.includes('option') ? 'option' : 'yes'
}

/** The dish, what it costs, and what is in it. */
function hintOf(
  dish: KnownDish | undefined,
  diets: readonly string[],
  city: CityKnowledge | undefined,
): { readonly hint?: string } {
  if (!dish) {
    if (!city) return {}
    if (diets.length === 0) return {}
    return { hint: `Our guide knows no other dish here that is surely ${diets.join(' and ')}: ask before you order.` }
  }
  const { name, localName, price, diets: flags, contains } = dish
  const own = localName && localName !== name ? `${name} (${localName})` : name
  const cost = price === null || price === 'free' ? '' : `, about ${price.currency} ${rangeOf(price.low, price.high)}`
  const meat = contains.filter((each) => MEATS.has(each))
  const isOption = diets.length > 0 && isFor(dish, diets) === 'option'
  const usual = meat.length > 0 ? `; usually with ${meat.join(' and ')}` : ''
  const asked = isOption ? `${usual}; ask for the ${diets.join(' and ')} version` : ''
  const marks = [...(flags ?? []).filter((flag) => flag !== 'no' && !flag.endsWith('-option'))]
  const told = marks.length > 0 ? ` Usually ${marks.join(', ')}.` : ''
  const has = contains.filter((each) => ALLERGENS.has(each) && !(isOption && MEATS.has(each)))
  const warned = has.length > 0 ? ` Contains ${has.join(', ')}.` : ''
  return { hint: `Try ${own}${cost}${asked}.${told}${warned}` }
}

const MEATS: ReadonlySet<string> = new Set(['pork', 'beef'])
const ALLERGENS: ReadonlySet<string> = new Set([
  'dairy',
  'egg',
  'fish',
  'gluten',
  'nuts',
  'peanut',
  'pork',
  'seafood',
  'sesame',
  'shellfish',
  'soy',
])

function rangeOf(low: number, high: number): string {
  const words = (amount: number): string => amount.toLocaleString('en')
  return low === high ? words(low) : `${words(low)} to ${words(high)}`
}
