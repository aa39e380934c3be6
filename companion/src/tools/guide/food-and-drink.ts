import { type Diet, type FoodContent, type GuideFood, guideClaim } from '@app/domain/guide'
import { z } from 'zod'

import { defineTool, found, unknown } from '../tool.ts'
import { capitalised, type FactRow, type FactsCard, fillLabel, fillSaid, type Said } from './facts-card.ts'
import { LanguageInput, nameIn, PlaceInput, type PlaceInGuide, readGuidePlace } from './guide-place.ts'
import { type GuideWriting, guideWriting } from './guide-writing.ts'
import { type AskedDiet, EN_NAMES } from './words/en-labels.ts'

const MOST = 8
const MOST_SAID = 4
const DIET_NAMES = Object.keys(EN_NAMES.diets) as [AskedDiet, ...AskedDiet[]]
const CONTENT_NAMES = Object.keys(EN_NAMES.contents) as [FoodContent, ...FoodContent[]]
const MEETS: Readonly<Record<AskedDiet, readonly Diet[]>> = {
  vegetarian: ['vegetarian', 'vegan'],
  vegan: ['vegan'],
  halal: ['halal'],
  kosher: [],
  'gluten-free': ['gluten-free'],
}
const OPTION: Readonly<Record<AskedDiet, Diet>> = {
  vegetarian: 'vegetarian-option',
  vegan: 'vegan-option',
  halal: 'halal-option',
  kosher: 'kosher-option',
  'gluten-free': 'gluten-free-option',
}
const DRINKS = new Set(['drink'])
const PLACES = new Set(['place'])
const DISHES = new Set(['dish', 'sweet', 'snack'])

export const foodAndDrink = defineTool({
  name: 'food-and-drink',
  about:
    'Dishes, drinks and places to eat from our guide: what fits a diet, or what usually contains something to avoid.',
  input: z.strictObject({
    place: PlaceInput,
    want: z.enum(['dishes', 'places', 'drinks']).default('dishes'),
    diet: z.enum(DIET_NAMES).optional(),
    avoid: z.array(z.enum(CONTENT_NAMES)).max(6).optional(),
    language: LanguageInput,
  }),
  async run({ place, want, diet, avoid, language }, lookUps) {
    const known = await readGuidePlace(place, lookUps)
    if (!known) return unknown('guide')
    const writing = guideWriting(language)
    const eating = startEating(known, writing)
    if (eating.all.length === 0) return unknown('guide')
    if (avoid && avoid.length > 0) sayContents(eating, avoid)
    else if (diet) sayDiet(eating, diet)
    else sayBest(eating, want)
    if (want === 'drinks') sayDrinkPrices(eating, known)
    else sayPrices(eating, known)
    const card: FactsCard = { place: eating.place, language: writing.language, rows: eating.rows, says: eating.says }
    return found(card)
  },
})

type Eating = {
  readonly writing: GuideWriting
  readonly place: string
  readonly all: readonly GuideFood[]
  readonly rows: FactRow[]
  readonly says: Said[]
  readonly add: (food: readonly GuideFood[]) => readonly string[]
}

/** Local dishes before national ones. */
function startEating({ guide, entry }: PlaceInGuide, writing: GuideWriting): Eating {
  const scope = entry?.id ?? guide.country.code
  const all = guide.food
    .filter((food) => food.scope === scope || food.scope === guide.country.code || entry === null)
    .toSorted((a, b) => Number(b.scope === scope) - Number(a.scope === scope) || b.importance - a.importance)
  const rows: FactRow[] = []
  const areaNames = new Map('destination' in guide ? guide.areas.map(({ id, name }) => [id, name]) : [])
  const add = (food: readonly GuideFood[]): readonly string[] =>
    food.slice(0, MOST).map((each) => {
      const row = foodRow(each, areaNames, guide.asOf, writing)
      if (!rows.some(({ id }) => id === row.id)) rows.push(row)
      return row.id
    })
  const place = entry ? nameIn(entry, writing.language) : writing.country(guide.country.code)
  // A local dish is often also listed for the whole country.
  const distinct = [...new Map(all.toReversed().map((each) => [each.name, each])).values()].toReversed()
  return { writing, place, all: distinct, rows, says: [], add }
}

function foodRow(
  { id, scope, name, localName, contains, areaIds, price, note, diets }: GuideFood,
  areaNames: ReadonlyMap<string, string>,
  asOf: string,
  writing: GuideWriting,
): FactRow {
  const { labels, names } = writing.words
  const areas = areaIds.flatMap((area) => areaNames.get(area) ?? [])
  const own = (diets ?? []).flatMap((diet) => (diet in names.diets ? [names.diets[diet as AskedDiet]] : []))
  const parts = [
    ...(price ? [writing.price(price)] : []),
    ...(own.length > 0 ? [own.join(', ')] : []),
    ...(contains.length > 0
      ? [fillLabel(labels.contains, { list: writing.list(contains.map((each) => names.contents[each])) })]
      : []),
    ...areas,
    ...(note === null ? [] : [note]),
  ]
  return {
    id: `food.${scope}.${id}`,
    label: localName === null || localName === name ? name : `${name} (${localName})`,
    value: guideClaim(parts.join(' · ') || name, asOf),
    link: null,
  }
}

function named({ writing }: Eating, food: readonly GuideFood[]): string {
  return writing.list(food.slice(0, MOST_SAID).map(({ name }) => name))
}

function sayBest(eating: Eating, want: 'dishes' | 'places' | 'drinks'): void {
  const { all, add, says, place, writing } = eating
  const { words } = writing
  const dishes = all.filter(({ kind }) => DISHES.has(kind))
  const drinks = all.filter(({ kind }) => DRINKS.has(kind))
  const places = all.filter(({ kind }) => PLACES.has(kind))
  const sayPlaces = (): void => {
    if (places.length > 0) says.push(fillSaid(words, 'food.where', { places: named(eating, places) }, add(places)))
  }
  if (want === 'places') sayPlaces()
  if (want === 'drinks' && drinks.length > 0)
    says.push(fillSaid(words, 'food.drinks', { place, dishes: named(eating, drinks) }, add(drinks)))
  if (want !== 'drinks' && dishes.length > 0)
    says.push(fillSaid(words, 'food.try', { place, dishes: named(eating, dishes) }, add(dishes)))
  if (want === 'dishes') sayPlaces()
}

function sayDiet(eating: Eating, diet: AskedDiet): void {
  const { all, add, says, place, writing } = eating
  const { words } = writing
  const eaten = all.filter(({ kind }) => DISHES.has(kind) || PLACES.has(kind))
  const fits = eaten.filter(({ diets }) => MEETS[diet].some((each) => diets?.includes(each)))
  const options = eaten.filter((food) => !fits.includes(food) && food.diets?.includes(OPTION[diet]))
  const name = words.names.diets[diet]
  if (fits.length > 0)
    says.push(fillSaid(words, 'food.diet', { place, diet: name, dishes: named(eating, fits) }, add(fits)))
  if (options.length > 0 && fits.length <= 1)
    says.push(fillSaid(words, 'food.diet-option', { place, diet: name, dishes: named(eating, options) }, add(options)))
  if (fits.length + options.length === 0) {
    const best = eaten.slice(0, MOST_SAID)
    says.push(fillSaid(words, 'food.diet-none', { place, diet: name }, add(best)))
    if (diet === 'vegan') return sayDiet(eating, 'vegetarian')
  }
  if (diet === 'halal' && fits.length === 0) says.push(fillSaid(words, 'food.halal-look', {}, []))
  says.push(fillSaid(words, 'food.diet-check', {}, []))
}

/** Never a promise: the usual ingredients of a dish, with a note that recipes differ. */
function sayContents(eating: Eating, avoid: readonly FoodContent[]): void {
  const { all, add, says, place, writing } = eating
  const { words } = writing
  const eaten = all.filter(({ kind }) => kind !== 'mealtime' && kind !== 'custom')
  const holding = eaten.filter(({ contains }) => contains.some((each) => avoid.includes(each)))
  const content = writing.list(
    avoid.map((each) => words.names.contents[each]),
    'disjunction',
  )
  if (holding.length > 0)
    says.push(fillSaid(words, 'food.contains', { place, content, dishes: named(eating, holding) }, add(holding)))
  else says.push(fillSaid(words, 'food.contains-none', { place, content }, add(eaten.slice(0, MOST_SAID))))
  says.push(fillSaid(words, 'food.allergy', {}, []))
}

function sayDrinkPrices({ says, rows, writing }: Eating, { guide: { country, asOf } }: PlaceInGuide): void {
  const { words } = writing
  const items = (['coffee', 'beer'] as const).flatMap((item) => {
    const price = country.prices[item]
    if (!price) return []
    const label = words.codes.priceItems[item]
    rows.push({ id: item, label: capitalised(label), value: guideClaim(writing.price(price), asOf), link: null })
    return [{ item, text: `${label} ${writing.price(price)}` }]
  })
  if (items.length === 0) return
  const facts = { country: writing.country(country.code), items: writing.list(items.map(({ text }) => text)) }
  const proof = items.map(({ item }) => item)
  says.push(fillSaid(words, 'prices.are', facts, proof))
}

function sayPrices({ says, rows, writing }: Eating, { guide: { country, asOf } }: PlaceInGuide): void {
  const { words } = writing
  const { street_meal: street, mid_meal: dinner } = country.prices
  for (const item of ['street_meal', 'mid_meal'] as const) {
    const price = country.prices[item]
    if (price)
      rows.push({
        id: item,
        label: capitalised(words.codes.priceItems[item]),
        value: guideClaim(writing.price(price), asOf),
        link: null,
      })
  }
  if (street && dinner)
    says.push(
      fillSaid(words, 'food.price', { street: writing.price(street), dinner: writing.price(dinner) }, [
        'street_meal',
        'mid_meal',
      ]),
    )
  else if (street) says.push(fillSaid(words, 'food.street-price', { street: writing.price(street) }, ['street_meal']))
}
