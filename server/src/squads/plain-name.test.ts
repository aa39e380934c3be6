import { expect, it } from 'vitest'

import { plainName } from './plain-name.ts'

it.each(['Pia Payer', 'Zoë O’Neill-Núñez', "D'Arcy", 'J.R.R. Tolkien', 'Dr. No', '山田 太郎', 'आरती'])('%s', (name) =>
  expect(plainName(name)).toBe(name),
)

it.each([
  ['no name', null],
  ['an address', 'pia@example.com'],
  ['a link', 'Pia https://evil.example'],
  ['a domain in capitals', 'Your account is locked EVIL.EXAMPLE'],
  ['a second line', 'Pia\nYour account is locked'],
  ['a direction', 'Pia \u202Emoc'],
  ['a number to call', 'Call 0800 123'],
  ['a whole sentence', 'a'.repeat(61)],
])('replaces a name with %s by a neutral one', (_, name) => expect(plainName(name)).toBe('A traveller'))
