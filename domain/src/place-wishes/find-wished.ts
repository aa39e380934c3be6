import { isSightNoun } from '../place-kinds/index.ts'
import { findNamed, isKindInName, namesOf, wordsOfName } from '../place-names/index.ts'
import { foldText } from '../place-search/index.ts'
import type { TripPlace } from '../trip/index.ts'
import { conceptsIn, conceptsOfWhole, type Meaning } from './concepts.ts'

/** Shorter words are in too many names. */
const SHORTEST_TELLING = 4
/** A place that is named in full goes before one that is better known by a share of this. */
const NAMED_IN_FULL = 0.15

/** The place that a wish means: by its name, by the telling words of it, or the best one of its sort. */
export function findWished(wish: string, places: readonly TripPlace[]): TripPlace | null {
  const own = withoutFillers(wish)
  const isSort = !own.includes(' ')
  const named = (isSort ? (exactly(own, places) ?? bySort(own, places)) : null) ?? byName(own, places)
  return named ?? (isNameOfOne(own) ? null : (bySort(own, places) ?? inNotes(own, places)))
}

/** A sight whose note tells of it: "Harry Potter" of a viaduct. */
function inNotes(wish: string, places: readonly TripPlace[]): TripPlace | null {
  if (tellingWords(wish).length === 0) return null
  const told = places.filter(({ fact = '' }) => fact !== '' && mentions(fact, wish))
  return mostRenowned(told)[0] ?? null
}

const mostRenowned = (places: readonly TripPlace[]): readonly TripPlace[] =>
  places.toSorted((one, other) => other.renown - one.renown || (one.id < other.id ? -1 : 1))

/** Its name, its note or what it is about. */
const speaksOf = ({ name, fact = '', guide }: TripPlace, wish: string): boolean =>
  [name, fact, ...(guide?.tags ?? [])].some((text) => mentions(text, wish))

/** "Blorgheim Museum" is one museum, and another does not do instead; "Roman theatre" and "big museum" are sorts. */
function isNameOfOne(wish: string): boolean {
  const words = wish.split(' ')
  const isOwn = (word: string): boolean =>
    OWN_NAME.test(word) && !ADJECTIVE.test(word) && !isKind(foldText(word)) && conceptsIn(foldText(word)).length === 0
  return isSightNoun(foldText(words.at(-1)!)) && words.slice(0, -1).some(isOwn)
}

const OWN_NAME = /^\p{Lu}\p{Ll}{3,}$/u
/** Of a people or an age. */
const ADJECTIVE = /(?:an|ese|ic|ish|ek|ai|que)$/

/** "Seals" of "somewhere with seals", and no lengths. */
const withoutFillers = (wish: string): string => wish.replace(FILLERS, '').replaceAll(LENGTH, ' ').trim() || wish

const FILLERS =
  /^(?:(?:some|any)where|an?|some|places?|spots?|lots of|irgendwo|un lugar|un endroit|un posto|um lugar)(?: (?:with|to see|for|mit|con|avec|com|where there are))? (?=\p{L})/iu

/** "Three nights", "3 Tage". */
const LENGTH =
  /(?<!\p{L})(?:\d+|one|two|three) (?:days?|nights?|hours?|tage?|nachte?|jours?|nuits?|dias?|noches?)(?!\p{L})/giu

function exactly(wish: string, places: readonly TripPlace[]): TripPlace | null {
  const folded = foldText(wish)
  return places.find((place) => namesOf(place).some((name) => foldText(name) === folded)) ?? null
}

/** The place of that name, and no other of its sort. */
export const findByName = (wish: string, places: readonly TripPlace[]): TripPlace | null =>
  exactly(wish, places) ?? byName(wish, places)

/** "Frida Kahlo house" is the Casa Azul, the Frida Kahlo Museum: the kind is the word that people get wrong. */
function byName(wish: string, places: readonly TripPlace[]): TripPlace | null {
  const named = findNamed(wish, places) ?? (DENSE.test(wish) ? inDenseName(wish, places) : null)
  const telling = tellingWords(wish)
  if (telling.length === 0) return named
  const described = places.filter((place) => telling.every((word) => stemsOf(place).has(word)))
  const rank = (place: TripPlace): number => place.renown + (place === named ? NAMED_IN_FULL : 0)
  const all = named ? [named, ...described] : described
  return all.toSorted((one, other) => rank(other) - rank(one) || (one.id < other.id ? -1 : 1))[0] ?? null
}

/** Two characters of these scripts are a name, and no space parts it from the kind. */
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]{2,}/u

function inDenseName(wish: string, places: readonly TripPlace[]): TripPlace | null {
  const named = places.filter((place) => namesOf(place).some((name) => name.includes(wish)))
  return named.toSorted((one, other) => other.renown - one.renown)[0] ?? null
}

/** "Hammam", "northern lights", "rice terraces". */
function bySort(wish: string, places: readonly TripPlace[]): TripPlace | null {
  const renowned = mostRenowned(places)
  const told = renowned.filter((place) => speaksOf(place, wish))
  for (const meanings of conceptsIn(foldText(wish))) {
    // A bay of seals before the park of all animals.
    const own = told.find((place) => meanings.some((meaning) => isMeant(place, meaning)))
    if (own) return own
    for (const meaning of meanings) {
      const best = renowned.find((place) => isMeant(place, meaning))
      if (best) return best
    }
  }
  return null
}

/** Whether a place is of the sort that was wished for: "waterfalls", "Gaudí". The closest meaning that any place has decides. */
export function placesOfSort(wish: string, places: readonly TripPlace[]): readonly TripPlace[] {
  const own = withoutFillers(wish)
  return conceptsIn(foldText(own)).flatMap((meanings) => {
    const found = meanings.map((meaning) => places.filter((place) => isMeant(place, meaning)))
    const told = found.flat().filter((place) => speaksOf(place, own))
    return told.length > 0 ? [...new Set(told)] : (found.find((list) => list.length > 0) ?? [])
  })
}

/** The same for a row of the guide. */
export function isOfSort(
  wish: string,
  { kind, name, tags }: { readonly kind: string; readonly name: string; readonly tags: readonly string[] },
): boolean {
  return conceptsIn(foldText(wish)).some(([closest]) => {
    if (!closest) return false
    return (
      closest.kinds?.includes(kind) ||
      closest.tags?.some((tag) => tags.includes(tag)) ||
      closest.name?.test(name) ||
      false
    )
  })
}

type Dish = { readonly name: string; readonly localName: string | null; readonly contains: readonly string[] }

/** Sushi of "sushi", and fish soup of "seafood". */
export function isDishWished({ name, localName, contains }: Dish, wish: string): boolean {
  if ([name, localName ?? ''].some((each) => each !== '' && mentions(each, wish))) return true
  return conceptsIn(foldText(wish)).some((meanings) =>
    meanings.some(
      ({ dish, contains: parts = [] }) => dish?.test(foldText(name)) || parts.some((part) => contains.includes(part)),
    ),
  )
}

type Row = { readonly name: string; readonly tags: readonly string[]; readonly kind?: string }

/** Whether refused words are said of a row of the guide: by its name, or by what it is for ("desert"). */
export function isAbout(words: string, { name, tags, kind = '' }: Row): boolean {
  return (
    mentions(name, words) ||
    conceptsOfWhole(foldText(words)).some((meanings) =>
      meanings.some(
        (meaning) =>
          meaning.kinds?.includes(kind) ||
          meaning.tags?.some((tag) => tags.includes(tag)) ||
          (meaning.name?.test(name) ?? false),
      ),
    )
  )
}

/** Whether a sight is one of a refused sort. A tower with a beach below is no beach: only its kind and name count. */
export function isOfRefusedSort(words: string, { name, kind }: Pick<Row, 'name'> & { readonly kind: string }): boolean {
  return conceptsOfWhole(foldText(words)).some((meanings) =>
    meanings.some((meaning) => meaning.kinds?.includes(kind) || (meaning.name?.test(name) ?? false)),
  )
}

/** "Pork", "raw fish", "Sachertorte". */
export function isDishRefused({ name, localName, contains }: Dish, words: string): boolean {
  if ([name, localName ?? ''].some((each) => each !== '' && mentions(each, words))) return true
  return conceptsOfWhole(foldText(words)).some((meanings) =>
    meanings.some(
      ({ dish, contains: parts = [] }) => dish?.test(foldText(name)) || parts.some((part) => contains.includes(part)),
    ),
  )
}

/** Whether refused words are a sort of places or food, which a plan can leave out. */
export function isSort(words: string): boolean {
  return conceptsOfWhole(foldText(words)).length > 0
}

function isMeant({ kind, name, guide }: TripPlace, { kinds = [], tags = [], name: word }: Meaning): boolean {
  return kinds.includes(kind) || tags.some((tag) => guide?.tags?.includes(tag)) || (word?.test(name) ?? false)
}

/** Whether a text speaks of a wish: "Try Tacos al pastor" of "tacos". */
export function mentions(text: string, wish: string): boolean {
  const said = new Set(stems(text))
  const wanted = stems(wish.replaceAll(OF_A_VISIT, ' '))
  return wanted.length > 0 && wanted.every((word) => said.has(word))
}

const OF_A_VISIT = /(?<!\p{L})(?:days?|excursions?|experiences?|tours?|trips?|visits?)(?!\p{L})/giu

function tellingWords(wish: string): readonly string[] {
  const words = wordsOfName(
    foldText(wish.replaceAll(OF_A_VISIT, ' '))
      .split(' ')
      .filter((word) => word !== ''),
  ).filter((word) => !isKind(word))
  const telling = words.map(stem).filter((word) => word.length >= SHORTEST_TELLING)
  return telling.length === words.length ? telling : []
}

/** Words for a house, an opera house and the like have one meaning of two words. */
const isKind = (word: string): boolean => isKindInName(word) || isSightNoun(word) || word.includes(' ')

const known = new WeakMap<TripPlace, ReadonlySet<string>>()

function stemsOf(place: TripPlace): ReadonlySet<string> {
  const kept = known.get(place)
  if (kept) return kept
  const made = new Set(namesOf(place).flatMap((name) => stems(name)))
  known.set(place, made)
  return made
}

function stems(text: string): readonly string[] {
  const words = foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
  return wordsOfName(words.filter((word) => word !== '')).map(stem)
}

/** "Sloths" and "sloth", "tacos" and "taco", "chili" and "chilli". */
const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:es|s|en|e)$/, '').replaceAll(/(\p{L})\1/gu, '$1') : word
