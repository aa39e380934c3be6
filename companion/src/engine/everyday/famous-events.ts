import type { EverydayPlace } from './everyday-place.ts'

const at = (destinationId: string | null, country: string): EverydayPlace => ({ destinationId, cityId: null, country })

/** As they are called in the languages of the answers. */
const CHERRY_BLOSSOM = new RegExp(
  'hanami|sakura|cherry blossom|kirschbl|cerisier|cerezo|ciliegi|cerejeir|kersenbloesem|körsbär|kwitn.{0,5}wiśn|třeš|κερασι|' +
    'kiraz çiçe|сакур|أزهار الكرز|ساكورا|चेरी ब्लॉसम|桜|さくら|樱花|벚꽃|ซากุระ|hoa anh đào|bunga sakura',
  'iu',
)
const NORTHERN_LIGHTS = new RegExp(
  'northern lights|aurora|polarlicht|nordlicht|aurore|boreal|noorderlicht|norrsken|zorza polarn|polární zář|βόρειο σέλας|' +
    'kuzey ışık|северное сияние|північне сяйво|الشفق|ध्रुवीय ज्योति|オーロラ|极光|오로라|แสงเหนือ|cực quang',
  'iu',
)

/** The English name of an event that a message names in another language, for the guide's table. */
export function eventNamed(text: string): string | null {
  if (CHERRY_BLOSSOM.test(text)) return 'cherry blossom sakura hanami'
  return NORTHERN_LIGHTS.test(text) ? 'northern lights aurora' : null
}

/** Events that imply their place. */
export const FAMOUS_EVENTS: readonly (readonly [pattern: RegExp, place: EverydayPlace])[] = [
  [/oktoberfest|wiesn/i, at('munich', 'DE')],
  [/songkran|loy krathong/i, at(null, 'TH')],
  [/\b(?:holi|diwali)\b/i, at(null, 'IN')],
  [/san ferm[ií]n|running of the bulls|la tomatina|las fallas/i, at(null, 'ES')],
  [/day of the dead|d[ií]a de los muertos/i, at(null, 'MX')],
  [/hogmanay|edinburgh fringe/i, at('edinburgh', 'GB')],
  [/mardi gras/i, at('new-orleans', 'US')],
  [CHERRY_BLOSSOM, at('kyoto', 'JP')],
  [NORTHERN_LIGHTS, at(null, 'IS')],
  [/inti raymi/i, at('cusco', 'PE')],
  [/great migration/i, at(null, 'KE')],
  [/palio di siena|\bpalio\b/i, at('siena', 'IT')],
]
