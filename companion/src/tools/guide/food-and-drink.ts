import { type Diet, type FoodContent, type GuideFood, guideClaim } from '@app/domain/guide'
import { z } from 'zod'

import { defineTool, found, unknown } from '../tool.ts'
import ALLERGY_SENTENCES from './allergy-sentences.json' with { type: 'json' }
import { capitalised, type FactRow, type FactsCard, fillLabel, fillSaid, type Said } from './facts-card.ts'
import { LanguageInput, nameIn, PlaceInput, type PlaceInGuide, readGuidePlace } from './guide-place.ts'
import { type GuideWriting, guideWriting } from './guide-writing.ts'
import { type AskedDiet, EN_NAMES } from './words/en-labels.ts'

type AllergySentence = {
  readonly sentence: string
  readonly contents: Readonly<Partial<Record<FoodContent, string>>>
}
/** To say or to show to a cook, by the English name of the language. */
const SENTENCES: Readonly<Record<string, AllergySentence>> = ALLERGY_SENTENCES
const ALLERGY_AS_OF = '2026-11'

const MOST = 8
const MOST_SAID = 4
const DIET_NAMES = Object.keys(EN_NAMES.diets) as [AskedDiet, ...AskedDiet[]]
const CONTENT_NAMES = Object.keys(EN_NAMES.contents) as [FoodContent, ...FoodContent[]]
const MEETS: Readonly<Record<AskedDiet, readonly Diet[]>> = {
  vegetarian: ['vegetarian', 'vegan'],
  vegan: ['vegan'],
  jain: [],
  halal: ['halal'],
  kosher: [],
  'gluten-free': ['gluten-free'],
}
/** Kitchens make these fit if one asks; a Jain dish is a vegetarian one without onion, garlic and egg. */
const OPTION: Readonly<Record<AskedDiet, readonly Diet[]>> = {
  vegetarian: ['vegetarian-option'],
  vegan: ['vegan-option'],
  jain: ['vegetarian', 'vegan'],
  halal: ['halal-option'],
  kosher: ['kosher-option'],
  'gluten-free': ['gluten-free-option'],
}
const NEVER: Readonly<Partial<Record<AskedDiet, readonly FoodContent[]>>> = {
  jain: ['egg'],
  halal: ['pork', 'alcohol'],
  kosher: ['pork', 'seafood'],
  'gluten-free': ['gluten'],
}
/** Other entries of our lists to avoid as well: fish broth for fish, peanuts for nuts. */
const HOLDING: Readonly<Partial<Record<FoodContent, readonly FoodContent[]>>> = {
  fish: ['broth-fish'],
  nuts: ['peanut'],
}
/** Broth and offal come from an animal that a list rarely names. */
const OF_MEAT: readonly FoodContent[] = ['beef', 'chicken', 'lamb', 'pork']
const MEATY: readonly FoodContent[] = ['broth-meat', 'offal']
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
    avoid: z.array(z.enum(CONTENT_NAMES)).max(6).default([]),
    allergic: z.boolean().default(false).describe('What to avoid is an allergy, not a taste'),
    language: LanguageInput,
  }),
  async run({ place, want, diet, avoid, allergic, language }, lookUps) {
    const known = await readGuidePlace(place, lookUps)
    if (!known) return unknown('guide')
    const writing = guideWriting(language)
    const all = startEating(known, writing)
    if (all.all.length === 0) return unknown('guide')
    const never = [...avoid, ...((diet && NEVER[diet]) ?? [])]
    const eating = allergic ? all : { ...all, all: all.all.filter((food) => !holds(food, never)) }
    if (allergic) sayAllergy(eating, avoid, known.guide.country.languages)
    else if (diet) {
      sayDiet(eating, diet)
      // Who is coeliac needs the word as much as who has an allergy.
      if (diet === 'gluten-free') sayPhrase(eating, ['gluten'], known.guide.country.languages)
    } else if (avoid.length > 0) sayWithout(eating, avoid)
    else {
      sayBest(eating, want)
      if (want === 'drinks') sayDrinkPrices(eating, known)
      else sayPrices(eating, known)
    }
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

export function foodRow(
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
  const options = eaten.filter(
    (food) => !fits.includes(food) && OPTION[diet].some((each) => food.diets?.includes(each)),
  )
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

function holds({ contains }: GuideFood, avoid: readonly FoodContent[]): boolean {
  const isMeat = avoid.some((each) => OF_MEAT.includes(each))
  const all = [...avoid, ...avoid.flatMap((each) => HOLDING[each] ?? [])]
  return contains.some((each) => all.includes(each) || (isMeat && MEATY.includes(each)))
}

/** The warning first, then what to leave, then a sentence in the language of the place; no dish is recommended. */
function sayAllergy(eating: Eating, avoid: readonly FoodContent[], languages: readonly string[]): void {
  eating.says.push(fillSaid(eating.writing.words, 'food.allergy', {}, []))
  if (avoid.length > 0) sayContents(eating, avoid)
  sayPhrase(eating, avoid, languages)
}

function sayPhrase(
  { rows, says, writing: { words } }: Eating,
  avoid: readonly FoodContent[],
  languages: readonly string[],
): void {
  const phrase = allergySentence(avoid, languages)
  if (phrase === null) return
  rows.push({ id: 'phrase', label: words.labels.phrase, value: guideClaim(phrase, ALLERGY_AS_OF), link: null })
  says.push(fillSaid(words, 'food.phrase', { phrase: `“${phrase}”` }, ['phrase']))
}

function allergySentence(avoid: readonly FoodContent[], languages: readonly string[]): string | null {
  const own = languages.flatMap((language) => SENTENCES[language] ?? [])[0] ?? SENTENCES['English']
  const named = avoid.flatMap((content) => own?.contents[content] ?? [])
  return own && named.length > 0 ? fillLabel(own.sentence, { list: named.join(', ') }) : null
}

/** Never a promise: the usual ingredients of a dish, with a note that recipes differ. */
function sayContents({ all, add, says, place, writing }: Eating, avoid: readonly FoodContent[]): void {
  const { words } = writing
  const eaten = all.filter(({ kind }) => kind !== 'mealtime' && kind !== 'custom')
  const holding = eaten.filter((food) => holds(food, avoid))
  const content = contentsIn(writing, avoid)
  if (holding.length > 0)
    says.push(
      fillSaid(
        words,
        'food.contains',
        { place, content, dishes: writing.list(holding.slice(0, MOST).map(({ name }) => name)) },
        add(holding),
      ),
    )
  else says.push(fillSaid(words, 'food.contains-none', { place, content }, []))
}

/** Dishes for a taste: only those whose ingredients we know. */
function sayWithout(eating: Eating, avoid: readonly FoodContent[]): void {
  const { all, add, says, place, writing } = eating
  const isKnown = ({ contains, diets }: GuideFood): boolean => contains.length > 0 || (diets ?? []).length > 0
  const dishes = all.filter((food) => DISHES.has(food.kind) && isKnown(food))
  const facts = { place, content: contentsIn(writing, avoid), dishes: named(eating, dishes) }
  if (dishes.length > 0) says.push(fillSaid(writing.words, 'food.without', facts, add(dishes)))
  says.push(fillSaid(writing.words, 'food.diet-check', {}, []))
}

function contentsIn({ list, words }: GuideWriting, contents: readonly FoodContent[]): string {
  return list(
    contents.map((each) => words.names.contents[each]),
    'disjunction',
  )
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
