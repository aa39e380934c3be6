import { createHash } from 'node:crypto'

import { AppError } from '../errors/app-error.ts'
import { addressKeyOf } from '../http/address-key.ts'
import type { Consumer } from '../usage/take-allowance.ts'

/** Who asks and from where, as digests: the table of what is being answered needs neither account nor address. */
export type Asker = Consumer & { readonly key: string; readonly addressKey: string }

export function askerOf(consumer: Consumer): Asker {
  const { caller, device, clientAddress } = consumer
  if (caller.userId === null && device === undefined)
    throw new AppError('invalid_input', { details: [{ path: ['device'], message: 'Required' }] })
  return {
    ...consumer,
    key: digest(caller.userId === null ? `device ${device}` : `account ${caller.userId}`),
    addressKey: digest(`address ${addressKeyOf(clientAddress)}`),
  }
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
