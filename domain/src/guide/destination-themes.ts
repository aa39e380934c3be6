/** The subjects of a destination's sights, by which it is suggested: a beach, mountains, a place for children. */
import type { GuideSight, GuideTag, SightKind, Suits } from './sight.ts'

type Theme = {
  readonly kinds?: readonly SightKind[]
  readonly tags?: readonly GuideTag[]
  readonly suits?: readonly Suits[]
  /** A destination has the theme if at least this percentage of its sights has it. */
  readonly least: number
}

const THEMES = {
  beach: { kinds: ['beach'], tags: ['beach'], least: 10 },
  diving: { kinds: ['reef'], tags: ['dive', 'snorkel', 'reef'], least: 12 },
  surf: { tags: ['surf'], least: 9 },
  mountains: {
    kinds: ['trail', 'national_park', 'glacier', 'volcano'],
    tags: ['hike', 'mountain', 'national-park', 'climb'],
    least: 15,
  },
  wildlife: { kinds: ['nature_reserve'], tags: ['wildlife', 'whales', 'elephants', 'penguins'], least: 18 },
  snow: { tags: ['ski', 'snow'], least: 9 },
  culture: {
    kinds: ['museum', 'palace', 'castle', 'archaeological_site', 'cathedral', 'temple'],
    tags: ['museum', 'history', 'ancient', 'unesco'],
    least: 40,
  },
  nightlife: { kinds: ['bar'], tags: ['nightlife', 'jazz'], least: 8 },
  food: { kinds: ['food_street'], tags: ['street-food', 'food-market', 'seafood', 'fine-dining'], least: 8 },
  wine: { kinds: ['winery'], tags: ['wine', 'vineyard'], least: 10 },
  spa: { kinds: ['hot_spring', 'spa'], tags: ['hot-spring', 'thermal', 'spa', 'wellness', 'yoga'], least: 9 },
  kids: { suits: ['kids', 'pram'], least: 30 },
  romance: { suits: ['romance'], least: 12 },
  easy: { suits: ['seniors', 'wheelchair'], least: 25 },
} as const satisfies Readonly<Record<string, Theme>>

export type DestinationTheme = keyof typeof THEMES
/** Per cent of the sights, each counted by its importance. */
export type ThemeShares = Readonly<Partial<Record<DestinationTheme, number>>>
type SightTraits = Pick<GuideSight, 'importance' | 'kind' | 'suits' | 'tags'>

const CODES = Object.keys(THEMES) as readonly DestinationTheme[]
const WHOLE = 100

/** How strongly a destination has a theme: 1 at the minimum percentage. */
export function themeStrength(shares: ThemeShares, theme: DestinationTheme): number {
  return (shares[theme] ?? 0) / THEMES[theme].least
}

/** Only those for which it stands. */
export function themeSharesOf(sights: readonly SightTraits[]): ThemeShares {
  const all = weightOf(sights)
  if (all === 0) return {}
  const shares = CODES.map(
    (code) =>
      [code, Math.round((WHOLE * weightOf(sights.filter((sight) => isOf(sight, THEMES[code])))) / all)] as const,
  )
  return Object.fromEntries(shares.filter(([code, share]) => share >= THEMES[code].least))
}

function isOf({ kind, tags, suits }: SightTraits, theme: Theme): boolean {
  return (
    theme.kinds?.includes(kind) === true ||
    theme.tags?.some((tag) => tags.includes(tag)) === true ||
    theme.suits?.some((each) => suits.includes(each)) === true
  )
}

function weightOf(sights: readonly SightTraits[]): number {
  return sights.reduce((sum, { importance }) => sum + importance, 0)
}

/** `beach:37;diving:15`. */
export function themeSharesText(shares: ThemeShares): string {
  return Object.entries(shares)
    .map(([code, share]) => `${code}:${share}`)
    .join(';')
}

export function parseThemeShares(text: string): ThemeShares {
  const parts = text.split(';').flatMap((part): readonly (readonly [DestinationTheme, number])[] => {
    const [code = '', share = ''] = part.split(':')
    return isTheme(code) ? [[code, Number(share)]] : []
  })
  return Object.fromEntries(parts)
}

function isTheme(code: string): code is DestinationTheme {
  return Object.hasOwn(THEMES, code)
}
