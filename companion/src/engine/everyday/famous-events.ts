import type { EverydayPlace } from './everyday-place.ts'

const at = (destinationId: string | null, country: string): EverydayPlace => ({ destinationId, cityId: null, country })

/** Events that imply their place. */
export const FAMOUS_EVENTS: readonly (readonly [pattern: RegExp, place: EverydayPlace])[] = [
  [/oktoberfest|wiesn/i, at('munich', 'DE')],
  [/songkran|loy krathong/i, at(null, 'TH')],
  [/\b(?:holi|diwali)\b/i, at(null, 'IN')],
  [/san ferm[ií]n|running of the bulls|la tomatina|las fallas/i, at(null, 'ES')],
  [/day of the dead|d[ií]a de los muertos/i, at(null, 'MX')],
  [/hogmanay|edinburgh fringe/i, at('edinburgh', 'GB')],
  [/mardi gras/i, at('new-orleans', 'US')],
  [/hanami|sakura|cherry blossom/i, at('kyoto', 'JP')],
  [/northern lights|aurora borealis/i, at(null, 'IS')],
  [/inti raymi/i, at('cusco', 'PE')],
  [/great migration/i, at(null, 'KE')],
  [/palio di siena|\bpalio\b/i, at('siena', 'IT')],
]
