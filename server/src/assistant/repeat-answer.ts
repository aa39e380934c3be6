import type { KeptAnswer } from '@app/contracts/assistant'

import { eventStream } from './event-stream.ts'

/** Told again as it was, and not counted again. */
export function repeatAnswer(answer: KeptAnswer): Response {
  return eventStream({
    beatMs: 60_000,
    beat: async () => {},
    async write(send) {
      send({ kind: 'started', by: answer.by, usage: null })
      const { eventsOf } = await import('@app/companion/engine')
      for (const event of eventsOf(answer)) send(event)
    },
  })
}
