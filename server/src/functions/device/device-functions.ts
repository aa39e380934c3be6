import {
  type StoreDeviceFingerprintRequest,
  storeDeviceFingerprintContract,
  getClientIpContract,
} from '@app/contracts/account/device'
import { fingerprintHash } from '@app/domain/device-fingerprint'

import { AppError } from '../../errors/app-error.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Stores the fingerprint of a guest's device, for the daily limit and the one trial. A made-up number is refused. */
export function createStoreDeviceFingerprintFunction({ db }: Pick<Platform, 'db'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: storeDeviceFingerprintContract.name,
    access: 'public',
    input: storeDeviceFingerprintContract.request,
    maxBodyBytes: 8_000,
    limit: { points: 30, seconds: 60 * 60 },
    async handle(_request, { input, clientAddress }) {
      const { ip_address: _theirs, fingerprint_hash, ...parts } = input
      if (fingerprint_hash !== fingerprintHash(parts)) throw unlike()
      await keep(db, input, clientAddress)
      return Response.json({ stored: true })
    },
  })
}

function unlike(): AppError {
  return new AppError('invalid_input', { details: [{ path: ['fingerprint_hash'], message: 'Not of these parts' }] })
}

/** Two devices may share a number: the last one is stored, and they share the count. */
async function keep(db: Platform['db'], input: StoreDeviceFingerprintRequest, address: string): Promise<void> {
  const { ip_address: _theirs, ...kept } = input
  const names = Object.keys(kept) as (keyof typeof kept)[]
  const places = names.map((_, index) => `$${index + 2}`)
  await db.query(
    `insert into public.device_fingerprints (ip_address, ${names.join(', ')})
     values (private.read_address($1), ${places.join(', ')})
     on conflict (fingerprint_hash) do update set seen_at = now(), ip_address = excluded.ip_address,
       ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [address, ...names.map((name) => kept[name])],
  )
}

/** The address we see; proxy headers count only when the settings trust that proxy. */
export function createGetClientIpFunction(): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: getClientIpContract.name,
    access: 'public',
    methods: ['GET', 'POST'],
    input: getClientIpContract.request,
    maxBodyBytes: 1_000,
    handle: async (_request, { clientAddress }) => Response.json({ ip: clientAddress }),
  })
}
