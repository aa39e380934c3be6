import { createHash } from 'node:crypto'

import { AppError } from '../errors/app-error.ts'
import { addressKeyOf } from '../http/addresses/address-key.ts'
import type { Consumer } from '../usage/take-allowance.ts'

/** The account or device and the address as digests: the table of running turns needs neither in clear text. */
export type Requester = Consumer & { readonly key: string; readonly addressKey: string }

export function requesterOf(consumer: Consumer): Requester {
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
