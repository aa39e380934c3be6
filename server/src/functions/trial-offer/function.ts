import { trialOfferContract, type TrialOfferResponse } from '@app/contracts/trial-offer'

import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** The same rule as for a sign-up: a device counts only from the network that stored it, so nobody can probe others. */
const HAD_TRIAL = `
  select exists (
    select from public.device_fingerprints d
    join public.used_trials u on u.kind = 'device' and u.hash = private.trial_hash(d.fingerprint_hash)
    where d.fingerprint_hash = $1 and d.ip_address <<=
      network(set_masklen($2::inet, case family($2::inet) when 6 then 64 else 32 end))
  ) as had_trial`

export function createTrialOfferFunction({ db }: Pick<Platform, 'db'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: trialOfferContract.name,
    access: 'public',
    input: trialOfferContract.request,
    maxBodyBytes: 1_000,
    limit: { points: 30, seconds: 60 },
    async handle(_request, { input: { device }, clientAddress }) {
      const [row] = await db.query<{ had_trial: boolean }>(HAD_TRIAL, [device, clientAddress])
      return Response.json({ trial: row?.had_trial ? 'refused' : 'starts' } satisfies TrialOfferResponse)
    },
  })
}
