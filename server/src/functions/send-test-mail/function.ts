import { testMailContract, type TestMailResponse } from '@app/contracts/mail/test-mail'

import { sampleMail } from '../../campaigns/sample-mails.ts'
import { mailText } from '../../mail/mail-text.ts'
import type { Platform } from '../../platform.ts'
import { findOwnAddress } from '../own-address.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** A mail of any kind, to the caller's own address and to no other. */
export function createSendTestMailFunction({
  db,
  mailer,
  settings,
}: Pick<Platform, 'db' | 'mailer' | 'settings'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: testMailContract.name,
    access: 'user',
    input: testMailContract.request,
    maxBodyBytes: 1_000,
    limit: { points: 30, seconds: 3600 },
    async handle(_request, { input, caller }) {
      const to = await findOwnAddress(db, caller)
      const mail = sampleMail(input.mail, to, settings.publicUrl)
      await mailer.send(mail)
      return Response.json({ to, subject: mailText(mail).subject } satisfies TestMailResponse)
    },
  })
}
