import type { About, Evidence, FoundCard } from './evidence.ts'
import type { Fact, Subject } from './fact.ts'
import type { Span } from './span.ts'

/** Whom or what a sentence names. */
export type Mention = {
  readonly start: number
  readonly end: number
  readonly folded: string
  readonly place: { readonly cityId: number | null; readonly country: string } | null
  /** Things of that name that cards list. */
  readonly items: readonly Subject[]
  /** Named on the way, as a nationality is: it may tell two cards apart, and no more. */
  readonly isPassing: boolean
}

/** A comma of a number and a colon of an hour part nothing. */
const PARTS =
  /[;()–—]|[,:](?=\s)|(?<!\p{L})(?:and|but|while|whereas|und|aber|während|et|mais|tandis|y|pero|mientras|e|ma|mentre|mas|enquanto)(?!\p{L})/giu
const SHARED_PLACE = 0.5

/** True where a fact is one of what the sentence speaks of at that place. */
export type Allows = (fact: Fact, at: number, isDay?: boolean) => boolean

/**
 * A number is proven for what its card is about and for nothing else: 18 °C in Rome says nothing of Berlin. A part of a
 * sentence speaks of whom it names, or of whom was named before it; a sentence that names nobody speaks of what the
 * last one did (`carried`) or of what was asked last.
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

/** Where stops of a plan are named, a day is one of that plan. */
function isOfTheirPlan(of: Subject | null, subjects: readonly Mention[], { quantities }: Evidence): boolean {
  const cards = new Set(subjects.flatMap(({ items }) => items.map((item) => item.card)))
  const plans = quantities.flatMap((each) =>
    each.unit === 'day of a plan' && each.of && cards.has(each.of.card) ? [each.of.card] : [],
  )
  return plans.length === 0 || (of !== null && plans.includes(of.card))
}

/** A name that is neither in a card nor in a question is held against the tools elsewhere. */
export function subjectsAmong(mentions: readonly Mention[], evidence: Evidence): readonly Mention[] {
  return mentions.filter(
    (mention) =>
      !mention.isPassing &&
      (evidence.cards.some((card, index) => coverOf(card, index, mention) > 0) || isAsked(mention, evidence)),
  )
}

/** Of an earlier question: one that named the same. Where nothing was found, any. */
function isAskedOf(asked: string, told: readonly Mention[], { cards }: Evidence): boolean {
  return cards.length === 0 || told.some(({ folded }) => asked.includes(` ${folded} `))
}

function isAsked({ folded }: Mention, { names }: Evidence): boolean {
  return names.some(({ text, facts }) => text.includes(` ${folded} `) && facts.some(({ of }) => of === null))
}

type Part = { readonly end: number; readonly subjects: readonly Mention[] }

/** Parts that hold a number, each with whom it speaks of. */
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
  // "At 18 °C it is warm, in Rome": what comes first speaks of who comes after.
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
    // A sentence without a name may speak of any that was just found; one with names of those that fit them best.
    if (score < best(card.tool) && !(isUnnamed && card.isOfTurn)) return false
    return isOfItem(card, index, item, subjects)
  }
}

/** How much of a mention a card is about. */
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

/** Of the Colosseum's city much is said that no list of sights holds. */
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

/** Where things of a list are named, only what is theirs, what they stand in, and what is the whole list's. */
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
