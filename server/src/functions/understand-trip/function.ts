import { understandTripContract, type UnderstandTripResponse } from '@app/contracts/trips/understand-trip'
import { calendarDate } from '@app/domain/kernel'
import { readTripRequest } from '@app/domain/trip-request'

import type { ModelOfSettings } from '../../assistant/create-configured-model.ts'
import { recordModelUse } from '../../assistant/record-model-use.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

type Deps = Pick<Platform, 'db' | 'log'> & { readonly models: ModelOfSettings }

/** A second reading of a wish, when a model is configured. It does not count as a question of the day. */
export function createUnderstandTripFunction({ db, log, models }: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: understandTripContract.name,
    access: 'public',
    input: understandTripContract.request,
    maxBodyBytes: 12_000,
    limit: { points: 20, seconds: 600 },
    async handle(_request, { input, caller, signal }) {
      const model = await models.current()
      if (!model) return answer({ kind: 'none' })
      const { fillSlots, requestOfSlots } = await import('@app/companion/trip-slots')
      const { sentence } = input
      const today = calendarDate(input.today)
      const { slots, use } = await fillSlots(model, { sentence, today, signal })
      models.note(use)
      if (use.failed !== null && use.failed !== 'left') log.warn({ use }, 'the model did not understand the request')
      await recordModelUse(db, caller.userId, use)
      if (!slots) return answer({ kind: 'none' })
      const { sightFinder } = await import('@app/datasets/sight-names')
      const { guideRoutes } = await import('./guide-routes.ts')
      const { names, addRoute } = await guideRoutes()
      const { loadSlotTagger } = await import('../../companion/load-reader.ts')
      const tagSlots = await loadSlotTagger()
      const builtIn = readTripRequest(sentence, { today, ...names, findSight: sightFinder(), tagSlots })
      const request = requestOfSlots(slots, { sentence, today, builtIn, ...names })
      return answer({ kind: 'read', request: await addRoute(request, sentence) })
    },
  })
}

function answer(told: UnderstandTripResponse): Response {
  return Response.json(told)
}
