import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'
import type { PageConfig } from '@app/contracts/page-rendering'

import { USUAL_SITE } from '../use-booking-site.ts'

/** The built-in engine in this browser, on the facts that it holds: for when there is no server to ask. */
export async function* answerHere(
  config: PageConfig,
  request: AssistantRequest,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  const [{ answerBuiltIn }, { openLookUps }, { loadTripPlaces }] = await Promise.all([
    import('@app/companion/engine'),
    import('../companion/open-look-ups.ts'),
    import('../trips/trip-data.ts'),
  ])
  const lookUps = await openLookUps({
    now: Date.now(),
    bookingSite: config.booking ?? USUAL_SITE,
    askPlaces: (cityId) =>
      loadTripPlaces(config, { cityId }).then(
        ({ places }) => places,
        () => null,
      ),
  })
  yield* answerBuiltIn(request, { lookUps, signal })
}
