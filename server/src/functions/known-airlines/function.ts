import { knownAirlinesContract, type KnownAirlinesResponse } from '@app/contracts/known-airlines'

import { defineFunction, type ServerFunction } from '../server-function.ts'

/** For anyone. The routes are loaded with the first question, not with the server. */
export function createKnownAirlinesFunction(): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: knownAirlinesContract.name,
    access: 'public',
    input: knownAirlinesContract.request,
    maxBodyBytes: 1_000,
    async handle(_request, { input: { from, to } }) {
      const { knownAirlines } = await import('@app/datasets/known-airlines')
      return Response.json((await knownAirlines(from, to)) satisfies KnownAirlinesResponse)
    },
  })
}
