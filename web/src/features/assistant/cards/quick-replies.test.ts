import { expect, it } from 'vitest'

import { quickReplies } from './answer-body.tsx'
import { cardText } from './text/card-text.ts'

const repliesTo = (asks: string | null, locale = 'en') =>
  quickReplies({ asks, text: cardText(locale), locale, passports: ['DE', 'BR'] })

it.each([
  ['delay', 'de', ['2 Stunden', '3 Stunden', '4 Stunden', '6 Stunden']],
  ['carrier', 'fr', ['Oui', 'Non']],
  ['passport', 'it', ['Germania', 'Brasile']],
  ['notice', 'en', ['On the same day', 'The day before', 'A week before']],
  ['city', 'en', []],
  [null, 'en', []],
])('asked for %s in %s', (asks, locale, replies) => {
  expect(repliesTo(asks, locale)).toEqual(replies)
})
