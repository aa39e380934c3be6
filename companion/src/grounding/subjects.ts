import type { About, Evidence, FoundCard } from './evidence.ts'
import type { Fact, Subject } from './fact.ts'
import type { Span } from './span.ts'

/** The names in a sentence. */
export type Mention = {
  readonly start: number
  readonly end: number
  readonly folded: string
  readonly place: { readonly cityId: number | null; readonly country: string } | null
  /** List items of cards with that name. */
  readonly items: readonly Subject[]
  /** Named in passing, like a nationality: it may select a card, and no more. */
  readonly isPassing: boolean
}

/** The comma of a number and the colon of a time separate nothing. */
const PARTS =
  /[;()–—]|[,:](?=\s)|(?<!\p{L})(?:and|but|while|whereas|und|aber|während|et|mais|tandis|y|pero|mientras|e|ma|mentre|mas|enquanto)(?!\p{L})/giu
const SHARED_PLACE = 0.5

/** Whether a fact belongs to a subject of the sentence at that position. */
export type Allows = (fact: Fact, at: number, isDay?: boolean) => boolean

/**
 * A number is evidence for its card's subject and for nothing else: 18 °C in Rome says nothing about Berlin. A part of
 * a sentence refers to the names in it, or before it; a sentence without names refers to the subject of the previous
 * one (`carried`) or of the last question.
 */
export function allowedBy(
  text: string,
  figures: readonly Span[],
  mentions: readonly Mention[],
  evidence: Evidence,
  carried: readonly Mention[],
): Allows {
  const told = subjectsAmong(mentions, evidence)
  const passing = mentions.filter(({ isPassing }) => isPassing)
  const spoken = told.length > 0 ? told : carried
  const parts = told.length > 0 ? partsOf(text, figures, told) : []
  const known = new Map<readonly Mention[], ReturnType<typeof judgeBy>>()
  return (fact, at, isDay = false) => {
    const own = parts.find(({ end }) => at < end)?.subjects ?? spoken
    if (isDay && !isOfTheirPlan(fact.of, own, evidence)) return false
    if (!fact.of) return fact.asked === undefined || isAskedOf(fact.asked, told, evidence)
    const judge = known.get(own) ?? judgeBy(own, passing, evidence, told.length === 0)
    known.set(own, judge)
    return judge(fact.of)
  }
}

/** If stops of a plan are named, a day is one of that plan. */
function isOfTheirPlan(of: Subject | null, subjects: readonly Mention[], { quantities }: Evidence): boolean {
  const cards = new Set(subjects.flatMap(({ items }) => items.map((item) => item.card)))
  const plans = quantities.flatMap((each) =>
    each.unit === 'day of a plan' && each.of && cards.has(each.of.card) ? [each.of.card] : [],
  )
  return plans.length === 0 || (of !== null && plans.includes(of.card))
}

/** Names that are neither in a card nor in a question are checked elsewhere. */
export function subjectsAmong(mentions: readonly Mention[], evidence: Evidence): readonly Mention[] {
  return mentions.filter(
    (mention) =>
      !mention.isPassing &&
      (evidence.cards.some((card, index) => coverOf(card, index, mention) > 0) || isAsked(mention, evidence)),
  )
}

/** Whether an earlier question named one of these subjects; always true without cards. */
function isAskedOf(asked: string, told: readonly Mention[], { cards }: Evidence): boolean {
  return cards.length === 0 || told.some(({ folded }) => asked.includes(` ${folded} `))
}

function isAsked({ folded }: Mention, { names }: Evidence): boolean {
  return names.some(({ text, facts }) => text.includes(` ${folded} `) && facts.some(({ of }) => of === null))
}

type Part = { readonly end: number; readonly subjects: readonly Mention[] }

/** Parts that contain a number, each with its subjects. */
function partsOf(text: string, figures: readonly Span[], told: readonly Mention[]): readonly Part[] {
  const ends = [...[...text.matchAll(PARTS)].map(({ index }) => index), text.length + 1]
  const isIn = (from: number, end: number, { start }: { readonly start: number }): boolean =>
    start >= from && start < end
  let from = 0
  const waiting: Mention[] = []
  let last: readonly Mention[] = []
  const parts: Part[] = []
  for (const end of ends) {
    const named = told.filter((each) => isIn(from, end, each))
    const hasFigure = figures.some((each) => isIn(from, end, each))
    waiting.push(...named)
    if (hasFigure && waiting.length > 0) last = waiting.splice(0)
    parts.push({ end, subjects: last })
    from = end
  }
  // "At 18 °C it is warm, in Rome": the first part refers to the name that follows.
  const first = parts.find(({ subjects }) => subjects.length > 0)?.subjects ?? told
  return parts.map((part) => (part.subjects.length > 0 ? part : { ...part, subjects: first }))
}

function judgeBy(
  subjects: readonly Mention[],
  passing: readonly Mention[],
  { cards }: Evidence,
  isUnnamed: boolean,
): (subject: Subject) => boolean {
  const covers = cards.map((card, index) => sum(subjects.map((mention) => coverOf(card, index, mention))))
  const shared = cards.map((card) => (sharesPlace(card, subjects, cards) ? SHARED_PLACE : 0))
  const scores = cards.map((card, index) => {
    const cover = Math.max(covers[index] ?? 0, shared[index] ?? 0)
    const told = sum(passing.map((mention) => coverOf(card, index, mention)))
    if (cover > 0) return cover + told + (card.isOfTurn ? SHARED_PLACE / 2 : 0)
    const isSpokenOf = isUnnamed || isPlaceless(card)
    return isSpokenOf && card.isOfTurn ? SHARED_PLACE / 2 + told : 0
  })
  const best = (tool: string): number =>
    Math.max(...cards.flatMap((card, index) => (card.tool === tool ? (scores[index] ?? 0) : [])))
  return ({ card: index, item }) => {
    const card = cards[index]
    const score = scores[index] ?? 0
    if (!card || score === 0) return false
    // A sentence without a name may refer to any current result; one with names to the results that fit them best.
    if (score < best(card.tool) && !(isUnnamed && card.isOfTurn)) return false
    return isOfItem(card, index, item, subjects)
  }
}

/** How well a card matches a mention. */
function coverOf(card: FoundCard, index: number, { place, items, folded }: Mention): number {
  if (items.some((item) => item.card === index)) return 1
  if (!place) return 0
  return [card.about, ...card.items].some((about) => isAbout(about, place, folded)) ? 1 : 0
}

function isAbout({ cityIds, countries, names }: About, place: NonNullable<Mention['place']>, folded: string): boolean {
  if (place.cityId === null) return countries.has(place.country)
  if (cityIds.has(place.cityId) || names.has(` ${folded} `)) return true
  return cityIds.size === 0 && countries.has(place.country)
}

/** Facts about the Colosseum's city may be outside of the list of sights. */
function sharesPlace({ about }: FoundCard, subjects: readonly Mention[], cards: readonly FoundCard[]): boolean {
  return subjects.some(({ items }) =>
    items.some(({ card }) => {
      const other = cards[card]?.about
      if (!other) return false
      if (about.cityIds.size > 0) return [...about.cityIds].some((id) => other.cityIds.has(id))
      return [...about.countries].some((country) => other.countries.has(country))
    }),
  )
}

function isPlaceless({ about, items }: FoundCard): boolean {
  return [about, ...items].every(({ cityIds, countries }) => cityIds.size === 0 && countries.size === 0)
}

/** If list items are named: only their own facts, those of what contains them, and those of the whole list. */
function isOfItem(card: FoundCard, index: number, item: number | null, subjects: readonly Mention[]): boolean {
  if (item === null) return true
  const byName = subjects.flatMap(({ items }) =>
    items.flatMap((each) => (each.card === index ? (each.item ?? []) : [])),
  )
  const byPlace = card.items.flatMap((about, at) =>
    subjects.some(({ place, folded }) => place && isAbout(about, place, folded)) ? [at] : [],
  )
  const named = byName.length > 0 ? byName : byPlace
  const closest = named.filter((at) => !named.some((other) => other !== at && standsIn(card, other, at)))
  return closest.length === 0 || closest.some((at) => standsIn(card, item, at) || standsIn(card, at, item))
}

function standsIn({ items }: FoundCard, item: number, other: number): boolean {
  for (let at: number | null = item; at !== null; at = items[at]?.within ?? null) if (at === other) return true
  return false
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}
