import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'
import type { UsageType } from '@app/domain/usage-limits'

import { backend, type BackendConfig } from '../backend.ts'
import { NoAnswer } from '../no-answer.ts'
import { readEvents } from './read-events.ts'

/** By type only: the schemas stay on the server. */
const KINDS: readonly AssistantEvent['kind'][] = ['started', 'called', 'piece', 'notice', 'done', 'failed']
const LINE_OPENS_MS = 10_000
const SILENCE_MS = 25_000

/** The free plan's questions, or its trip plans, of today are used up. */
export class UsedUp extends Error {
  override readonly name = 'UsedUp'
  readonly limit: number | null
  readonly resetsAt: string | null
  readonly type: UsageType

  constructor(limit: number | null, resetsAt: string | null, type: UsageType = 'ai_requests') {
    super('usage_limit_reached')
    this.limit = limit
    this.resetsAt = resetsAt
    this.type = type
  }
}

/** Throws UsedUp, or NoAnswer when the server cannot be had; ends with `done` or not at all. */
export async function* askServer(
  config: BackendConfig,
  request: AssistantRequest,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  const response = await open(config, request, signal)
  if (!response.ok || !response.body) throw await readRefusal(response)
  for await (const data of readEvents(response.body, SILENCE_MS)) {
    signal.throwIfAborted()
    const event = readEvent(data)
    if (event === null) continue
    if (event.kind === 'failed') {
      const { code, usedUp } = event
      if (code === 'usage_limit_reached')
        throw new UsedUp(usedUp?.limit ?? null, usedUp?.resetsAt ?? null, usedUp?.type)
      throw new NoAnswer(event.code)
    }
    yield event
    if (event.kind === 'done') return
  }
  throw new NoAnswer('the stream ended early')
}

async function open(config: BackendConfig, request: AssistantRequest, signal: AbortSignal): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), LINE_OPENS_MS)
  try {
    const client = await backend(config)
    return await client.fetch(`${config.supabaseUrl ?? location.origin}/functions/v1/assistant`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, late.signal]),
      cache: 'no-store',
    })
  } catch (error) {
    signal.throwIfAborted()
    throw new NoAnswer('no connection', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

type Refusal = { readonly code?: string; readonly issues?: { readonly limit?: number; readonly resetsAt?: string } }

async function readRefusal(response: Response): Promise<Error> {
  const body = (await response.json().catch(() => null)) as { readonly error?: Refusal } | null
  const { code, issues } = body?.error ?? {}
  if (code === 'usage_limit_reached') return new UsedUp(issues?.limit ?? null, issues?.resetsAt ?? null)
  return new NoAnswer(code ?? `status ${response.status}`)
}

/** Null for a kind that a newer server may have. */
function readEvent(data: string): AssistantEvent | null {
  try {
    const event = JSON.parse(data) as Partial<AssistantEvent> | null
    return KINDS.includes(event?.kind as AssistantEvent['kind']) ? (event as AssistantEvent) : null
  } catch {
    return null
  }
}
