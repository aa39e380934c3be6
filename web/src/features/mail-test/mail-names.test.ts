import { TEST_MAILS } from '@app/contracts/mail/test-mail'
import { expect, it } from 'vitest'

import { MAIL_NAMES } from './mail-names.ts'

it('names every mail that can be tested, once', () => {
  const named = MAIL_NAMES.flatMap(({ mails }) => Object.keys(mails))
  expect(named.toSorted()).toEqual([...TEST_MAILS].toSorted())
})
