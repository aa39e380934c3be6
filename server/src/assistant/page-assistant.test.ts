import type { AssistantEvent } from '@app/contracts/assistant'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createSharedLimits } from '../limits/shared-limits.ts'
import { createPageAssistant } from './page-assistant.ts'

const DONE = { kind: 'done', answer: { sentences: [], calls: [] } } as unknown as AssistantEvent

const PLANNED = {
  kind: 'done',
  answer: { sentences: [], calls: [{ tool: 'plan-trip', input: {}, result: { kind: 'found', card: {} } }] },
} as unknown as AssistantEvent

describe('the assistant of pages', () => {
  let server: TestServer
  let asked: string[] = []
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    asked = []
    await server.db.query('delete from server.rate_limits')
  })

  /** A server that has just started: its in-process limits are empty. */
  const start = () =>
    createPageAssistant({
      limits: createSharedLimits(server.db),
      log: server.product.platform.log,
      companion: {
        prepare() {},
        close() {},
        async *answer({ requester, request }) {
          asked.push(requester)
          yield request.question === 'Plan a trip' ? PLANNED : DONE
        },
      },
    })

  it('answers thirty pages a day for one address, on all servers together', async () => {
    for (let time = 0; time < 30; time += 1) expect(await start().answerFor('10.0.0.1')('Why?')).not.toBeNull()
    expect(await start().answerFor('10.0.0.1')('Why?')).toBeNull()
    expect(await start().answerFor('10.0.0.2')('Why?')).not.toBeNull()
    expect(await start().answerFor('10.0.0.1')('I want to die')).not.toBeNull()
    asked.pop()
    expect(asked).toEqual([...Array.from({ length: 30 }, () => '10.0.0.1'), '10.0.0.2'])
  })

  it('serves no plan with a page, because the plan would not be counted', async () => {
    expect(await start().answerFor('10.0.0.1')('Plan a trip')).toBeNull()
  })
})
