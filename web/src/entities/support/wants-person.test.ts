import { describe, expect, it } from 'vitest'

import { readPersonWish } from './wants-person.ts'

describe('readPersonWish', () => {
  it.each([
    ['Talk to a person about a refund', 'a refund'],
    ['talk to a person', ''],
    ['I want to speak with a human being because of my trial', 'my trial'],
    ['Can I chat with somebody about my card?', 'my card?'],
    ['customer service', ''],
    ['refund, real person please', 'refund, please'],
    ['contact support', ''],
  ])('hears it in %j', (asked, rest) => expect(readPersonWish(asked)).toEqual({ wantsPerson: true, rest }))

  it.each(['How do I get a refund?', 'Plan a trip for two people', 'support for Android', 'personal data'])(
    'does not hear it in %j',
    (asked) => expect(readPersonWish(asked)).toEqual({ wantsPerson: false, rest: asked }),
  )
})
