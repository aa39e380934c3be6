import type { AssistantEvent, AssistantRequest } from '@app/contracts/assistant'
import type { UsageType } from '@app/domain/usage-limits'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { NoAnswer } from '../../api/no-answer.ts'

/** Checked by kind only: the schemas would weigh too much in a browser. */
const KINDS: readonly AssistantEvent['kind'][] = ['started', 'called', 'piece', 'notice', 'done', 'failed']
const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 25_000

/** The free plan's questions or trip plans of today are used up. */
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

/** Streams the events of an answer up to `done`. Throws UsedUp, or NoAnswer when the server is unreachable or breaks off. */
export async function* askServer(
  config: BackendConfig,
  request: AssistantRequest,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent> {
  const response = await connect(config, request, signal)
  if (!response.ok || !response.body) throw await readRefusal(response)
  for await (const data of readEvents(response.body, SILENCE_TIMEOUT_MS)) {
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
  throw new NoAnswer('Event stream ended without a "done" event')
}

async function connect(config: BackendConfig, request: AssistantRequest, signal: AbortSignal): Promise<Response> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), CONNECT_TIMEOUT_MS)
  try {
    const client = await backend(config)
    return await client.fetch(`${config.supabaseUrl ?? location.origin}/functions/v1/assistant`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, timeout.signal]),
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

/** Null for a kind that only a newer server knows. */
function readEvent(data: string): AssistantEvent | null {
  try {
    const event = JSON.parse(data) as Partial<AssistantEvent> | null
    return KINDS.includes(event?.kind as AssistantEvent['kind']) ? (event as AssistantEvent) : null
  } catch {
    return null
  }
}

/**
 * The data of each server-sent event, https://html.spec.whatwg.org/multipage/server-sent-events.html
 * A stream that is silent for longer than `silenceMs` has lost its connection.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, silenceMs: number): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await withinMs(reader.read(), silenceMs)
      rest += value ?? ''
      const events = rest.split(/\r\n\r\n|\n\n|\r\r/)
      rest = events.pop() ?? ''
      for (const event of events) {
        const data = dataOf(event)
        if (data !== null) yield data
      }
      if (done) return
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

/** Null for comments, which only keep the connection open. */
function dataOf(event: string): string | null {
  const lines = event.split(/\r\n|\n|\r/).filter((line) => line.startsWith('data:'))
  return lines.length === 0 ? null : lines.map((line) => line.slice('data:'.length).replace(/^ /, '')).join('\n')
}

async function withinMs<T>(waiting: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), ms)
  })
  try {
    return await Promise.race([waiting, silence])
  } finally {
    clearTimeout(timer)
  }
}
