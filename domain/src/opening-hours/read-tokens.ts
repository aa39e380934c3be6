/** The supported tokens of https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification. */
export type Token =
  | { readonly kind: 'weekday' | 'month' | 'number' | 'time'; readonly value: number }
  | { readonly kind: 'PH' | 'closed' | 'always' | '-' | ',' | ';' | ':' }

const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WORD = /\s*(24\/7|\d{1,2}:\d{2}|\d{1,2}|[a-z]+|[-–,;:])\s*/gy
const MINUTES_OF_TWO_DAYS = 48 * 60

/** Null for anything else, because half-parsed hours would be wrong. */
export function readTokens(text: string): readonly Token[] | null {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.toLowerCase().matchAll(WORD)) {
    const token = toToken(match[1] ?? '')
    if (!token) return null
    tokens.push(token)
    end = match.index + match[0].length
  }
  return end === text.length && tokens.length > 0 ? tokens : null
}

function toToken(word: string): Token | null {
  switch (word) {
    case '24/7':
      return { kind: 'always' }
    case 'ph':
      return { kind: 'PH' }
    case 'off':
    case 'closed':
      return { kind: 'closed' }
    case '-':
    case '–':
      return { kind: '-' }
    case ',':
    case ';':
    case ':':
      return { kind: word }
    default:
      return toValue(word)
  }
}

function toValue(word: string): Token | null {
  if (WEEKDAYS.includes(word)) return { kind: 'weekday', value: WEEKDAYS.indexOf(word) }
  if (MONTHS.includes(word)) return { kind: 'month', value: MONTHS.indexOf(word) + 1 }
  if (/^\d+$/.test(word)) return { kind: 'number', value: Number(word) }
  const [hours = NaN, minutes = NaN] = word.split(':').map(Number)
  const value = hours * 60 + minutes
  return minutes < 60 && value <= MINUTES_OF_TWO_DAYS ? { kind: 'time', value } : null
}
