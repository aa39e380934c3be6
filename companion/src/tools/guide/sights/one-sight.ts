/** A question about one sight or day trip: whether it is worth it, whether it suits the company, what it takes. */
import type { GuideDayTrip, GuideSight } from '@app/domain/guide'
import { foldText } from '@app/domain/place-search'

import { fillSaid, type Said } from '../facts-card.ts'
import type { PlaceInGuide } from '../guide-place.ts'
import type { GuideWriting } from '../guide-writing.ts'
import type { Wish, With } from '../words/en-labels.ts'
import { nameOf, sightRow, type SightRow, tripRow } from './sights-card.ts'
import { alsoFits, sightsFor, tripsFor } from './wishes.ts'

type Visit = GuideSight | GuideDayTrip

const SHORTEST_WORD = 4
const MUST = 4
const MOST_FACTS = 3
const PARTS = /\s*(?:[&/(),:]| and )\s*/
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
/** Words of many names. */
const KINDS = new Set(
  [
    'museum palace tower park market church cathedral temple castle gardens garden bridge square street city town',
    'beach hike trail trek lake mount valley national island tour gallery monastery canyon cave hill district river',
  ].flatMap((words) => words.split(' ')),
)

/** The one whose name is in the question; the name of the place or of a district names where, not what. */
export function visitMeant(text: string, wish: Wish, { guide, entry }: PlaceInGuide): Visit | null {
  const places = new Set(wordsOf([entry?.name ?? '', guide.country.name]))
  const districts = new Set(wordsOf(wish === 'must-see' ? [] : guide.areas.map(({ name }) => name)))
  const districtNames = new Set(guide.areas.flatMap(({ name }) => name.split(PARTS)).map(foldText))
  const asked = ` ${foldText(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `
  const weightOf = (visit: Visit): number => {
    const isStreets = 'kind' in visit && STREETS.includes(visit.kind)
    return Math.max(
      0,
      ...partsOf(visit, districtNames).flatMap((name) => {
        if (UNSPACED.test(name)) return name.length > 1 && text.includes(name) ? [name.length * 2] : []
        const words = foldText(name)
          .split(' ')
          .filter(
            (word) =>
              word.length >= SHORTEST_WORD &&
              !KINDS.has(word) &&
              !places.has(word) &&
              !(isStreets && districts.has(word)),
          )
        return words.length > 0 && words.every((word) => asked.includes(` ${word} `)) ? [words.join('').length] : []
      }),
    )
  }
  const [best] = [...guide.sights, ...guide.dayTrips]
    .filter((visit) => isCompany(wish) || isOfWish(visit, wish))
    .map((visit) => ({ visit, weight: weightOf(visit) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || b.visit.importance - a.visit.importance)
  return best?.visit ?? null
}

const STREETS: readonly GuideSight['kind'][] = ['district', 'square', 'street', 'waterfront']

function wordsOf(names: readonly string[]): readonly string[] {
  return foldText(names.join(' ')).split(/[^\p{L}]+/u)
}

function isOfWish(visit: Visit, wish: Wish): boolean {
  if (wish === 'must-see' || wish === 'tickets' || wish === 'museum') return true
  return 'setting' in visit ? sightsFor(wish, [visit]).length > 0 : tripsFor(wish, [visit]).length > 0
}

function namesOf(visit: Visit): readonly string[] {
  const other = 'otherNames' in visit ? [visit.localName ?? '', ...visit.otherNames.map(({ name }) => name)] : []
  return [visit.name, ...other].flatMap((name) => name.split(PARTS)).filter(Boolean)
}

/** "Cold War Tunnel, Gjirokastër" is not meant by the town alone. */
function partsOf(visit: Visit, districts: ReadonlySet<string>): readonly string[] {
  const parts = namesOf(visit)
  const own = parts.filter((part) => !districts.has(foldText(part)))
  return own.length > 0 ? own : parts
}

export function visitRow(visit: Visit, asOf: string, writing: GuideWriting): SightRow {
  return 'setting' in visit ? sightRow(visit, null, asOf, writing) : tripRow(visit, asOf, writing)
}

type AskedOf = { readonly wish: Wish; readonly also: readonly With[] }

/** The verdict first, then time, price and booking. */
export function visitSaid(
  visit: Visit,
  row: SightRow,
  { wish, also }: AskedOf,
  writing: GuideWriting,
): readonly Said[] {
  const { words, language } = writing
  const sight = 'otherNames' in visit ? nameOf(visit, language) : visit.name
  const proof = [row.id]
  const facts = row.value.value
    .split(' · ')
    .filter((part) => part !== visit.note)
    .slice(0, MOST_FACTS)
    .join(', ')
  const company = [...new Set([...(isCompany(wish) ? [wish] : []), ...also])]
  const suited = company.map((each) => {
    const id = alsoFits(visit, each)
      ? 'sight.suits'
      : visit.unsuitedFor.includes(each === 'romantic' ? 'romance' : each)
        ? 'sight.suits-not'
        : 'sight.suits-unknown'
    return fillSaid(words, id, { sight, wish: words.names.wishes[each] }, proof)
  })
  const worth =
    wish === 'must-see'
      ? [fillSaid(words, visit.importance >= MUST ? 'sight.worth' : 'sight.minor', { sight }, proof)]
      : []
  const note = visit.note !== null && language === 'en' ? `, ${visit.note}` : ''
  return [...worth, ...suited, fillSaid(words, 'sight.about', { sight, facts: `${facts}${note}` }, proof)]
}

const COMPANY: readonly Wish[] = ['free', 'kids', 'pram', 'rain', 'romantic', 'seniors', 'wheelchair']

function isCompany(wish: Wish): wish is With {
  return COMPANY.includes(wish)
}
