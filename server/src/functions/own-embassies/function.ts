import { ownEmbassiesContract, type OwnEmbassiesResponse } from '@app/contracts/own-embassies'

import { defineFunction, type ServerFunction } from '../server-function.ts'

/** For anyone, once per traveller and device. A country without missions, or none at all, has an empty list. */
export function createOwnEmbassiesFunction(): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: ownEmbassiesContract.name,
    access: 'public',
    input: ownEmbassiesContract.request,
    maxBodyBytes: 1_000,
    async handle(_request, { input }) {
      const { EMBASSIES_SOURCE, embassiesOf } = await import('@app/datasets/embassies')
      const answer: OwnEmbassiesResponse = {
        country: input.country,
        embassies: [...embassiesOf(input.country)],
        ...EMBASSIES_SOURCE,
      }
      return Response.json(answer)
    },
  })
}
