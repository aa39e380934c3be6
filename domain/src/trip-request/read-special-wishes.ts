/** What a traveller asks for beside sights, pace and diets, in English; other languages come through the learned reader. */
import type { SpecialWish, SpecialWishCode } from '../trip/index.ts'
import type { Said } from './trip-request.ts'

const WORDS: readonly (readonly [SpecialWishCode, string])[] = [
  [
    'beach-afternoons',
    String.raw`(?:beach|swim\w*)\s+(?:every|each|in the)\s+(?:afternoon|day)|afternoons?\s+(?:at|on)\s+the\s+beach`,
  ],
  [
    'cheap',
    'cheap|cheaply|low[- ]budget|on a (?:tight |small )?budget|(?:tight|small|shoestring) budget|backpack(?:er|ers|ing)|shoestring|budget trip|inexpensive',
  ],
  ['luxury', 'luxury|luxurious|five[- ]star|5[- ]star|high[- ]end'],
  ['baby', String.raw`(?:a|our|my|with)\s+(?:\w+[- ])?(?:baby|infant|newborn)|pram|stroller|buggy`],
  ['romantic', 'romantic|honeymoon|anniversary'],
  [
    'rain-proof',
    String.raw`rain(?:y)?[- ](?:day )?proof|rainy[- ]day|bad[- ]weather|if it rains|in the rain|it will rain`,
  ],
  ['late-start', 'late starts?|sleep in|no early mornings?|not? (?:too )?early|late risers?'],
  ['by-car', 'by (?:hire |rental )?car|road ?trip|self[- ]drive'],
]
const BACK_BY = /\bback (?:\w+ ){0,3}?by (\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?\b/iu
const FIRST_EVENING_HOUR = 8

export function readSpecialWishes(text: string): readonly Said<SpecialWish>[] {
  const found = WORDS.flatMap(([code, words]): readonly Said<SpecialWish>[] => {
    const match = new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu').exec(text)
    return match ? [{ value: { code }, span: { start: match.index, end: match.index + match[0].length } }] : []
  })
  return [...found, ...backBy(text)]
}

/** "Back by 5" is in the afternoon. */
function backBy(text: string): readonly Said<SpecialWish>[] {
  const match = BACK_BY.exec(text)
  if (!match) return []
  const [whole, hours = '', minutes = '0', half] = match
  const isAfternoon = half?.toLowerCase() === 'pm' || (half === undefined && Number(hours) < FIRST_EVENING_HOUR)
  const by = (Number(hours) + (isAfternoon && Number(hours) < 12 ? 12 : 0)) * 60 + Number(minutes)
  return by > 24 * 60
    ? []
    : [{ value: { code: 'back-by', by }, span: { start: match.index, end: match.index + whole.length } }]
}
