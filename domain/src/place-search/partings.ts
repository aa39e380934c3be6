import { foldText } from './fold-text.ts'

/** The typed text, split into a place and what narrows it. */
export type Parting = {
  readonly place: string
  readonly group: string
  /** The group that contains the group: the country of a region. */
  readonly within?: string
  /** By a comma. */
  readonly isSetOff: boolean
}

const MOST_GROUP_WORDS = 4
/** Two letters before a name are an article: "la paz" is not in Laos. */
const SHORTEST_SWAPPED = 3

/**
 * "paris, fr" and "paris fr": split at the last comma, else at every space, the longest group first. Of three parts, as
 * in our own labels ("portland, oregon, united states"), the last two are a region and its country.
 */
export function partings(typed: string, wanted: string): readonly Parting[] {
  const comma = typed.lastIndexOf(',')
  const [place, group] = [foldText(typed.slice(0, Math.max(0, comma))), foldText(typed.slice(comma + 1))]
  if (comma >= 0 && place && group) return [...partedTwice(typed, comma, group), { place, group, isSetOff: true }]
  const words = wanted.split(' ')
  const most = Math.max(0, Math.min(MOST_GROUP_WORDS, words.length - 1))
  return Array.from({ length: most }, (_, i) => {
    const at = words.length - most + i
    return { place: words.slice(0, at).join(' '), group: words.slice(at).join(' '), isSetOff: false }
  })
}

function partedTwice(typed: string, comma: number, within: string): readonly Parting[] {
  const before = typed.lastIndexOf(',', comma - 1)
  const [place, group] = [foldText(typed.slice(0, Math.max(0, before))), foldText(typed.slice(before + 1, comma))]
  return place && group ? [{ place, group, within, isSetOff: true }] : []
}

/** The reverse order: "italy rome", "france, nice". */
export function swappedPartings(typed: string, wanted: string): readonly Parting[] {
  const [before = '', after = '', ...more] = typed.split(',').map(foldText)
  if (before && after && more.length === 0) return [{ place: after, group: before, isSetOff: true }]
  const words = wanted.split(' ')
  const most = Math.max(0, Math.min(MOST_GROUP_WORDS, words.length - 1))
  return Array.from({ length: most }, (_, i) => ({
    place: words.slice(most - i).join(' '),
    group: words.slice(0, most - i).join(' '),
    isSetOff: false,
  })).filter(({ group }) => group.length >= SHORTEST_SWAPPED)
}
