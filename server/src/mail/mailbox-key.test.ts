import { expect, it } from 'vitest'

import { mailboxKey } from './mailbox-key.ts'

it.each([
  ['capital letters', 'Ana@Example.COM', 'ana@example.com'],
  ['what follows a plus', 'ana+spam+more@example.com', 'ana@example.com'],
  ['a name that begins with a plus', '+ana@example.com', '+ana@example.com'],
  ['a name that begins with two', '++ana@example.com', '++ana@example.com'],
  ['dots at Google', 'a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['the other name of Google', 'A.na@GoogleMail.com', 'ana@gmail.com'],
  ['dots elsewhere', 'a.n.a@example.com', 'a.n.a@example.com'],
])('%s', (_, written, key) => expect(mailboxKey(written)).toBe(key))
