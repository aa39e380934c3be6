import {
  jsonSchema,
  type LanguageModel,
  type ModelMessage,
  streamText,
  type ToolSet,
  APICallError,
  ToolChoiceViolationError,
} from 'ai'

import { type ModelContext, ModelFailure, type ModelPart, type ModelSession, type ToolReport } from './model.ts'

const TOO_MANY = 429
const LONGEST_WAIT_MS = 4000
const MS_PER_SECOND = 1000

/** A broken connection, a stream without an end, the page of a proxy: only a clear refusal is final. */
function isWorthAnotherTry(error: unknown): boolean {
  // The traveller has already waited for a whole silence timeout, so it is not retried.
  if (error instanceof ModelFailure) return error.because === 'broken'
  if (ToolChoiceViolationError.isInstance(error)) return false
  return APICallError.isInstance(error) ? error.isRetryable || isUnreadable(error) : true
}

/** A success that is not the answer of the provider: usually the page of a proxy in between. */
function isUnreadable({ statusCode }: APICallError): boolean {
  return statusCode !== undefined && statusCode >= 200 && statusCode < 300
}

/** Null when the server requires a longer wait than a traveller would accept. */
function waitBefore(tried: number, error: unknown, retryAfterMs: number): number | null {
  const asked = APICallError.isInstance(error) ? askedWaitMs(error.responseHeaders?.['retry-after']) : null
  if (asked === null) return retryAfterMs * 2 ** (tried - 1)
  return asked <= LONGEST_WAIT_MS ? asked : null
}

/** In seconds, or as the date of RFC 9110. */
function askedWaitMs(retryAfter: string | undefined): number | null {
  if (!retryAfter) return null
  const ms = /^[\d.]+$/.test(retryAfter) ? Number(retryAfter) * MS_PER_SECOND : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

/** In our words: a provider's message may contain the key or the question, and would be logged. */
function causeOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (!APICallError.isInstance(error)) return new ModelFailure('broken')
  if (error.statusCode === TOO_MANY) return new ModelFailure('busy')
  return new ModelFailure(error.isRetryable || isUnreadable(error) ? 'broken' : 'refused')
}

export type RequestLimits = {
  readonly silenceMs: number
  /** Of all requests of one answer together. */
  readonly longestTurnMs: number
  readonly retryAfterMs: number
  readonly mostTries: number
}

const LONGEST_ANSWER_TOKENS = 1500
const CHARACTERS_PER_TOKEN = 4
const ENDINGS: readonly string[] = ['stop', 'tool-calls']
/** Withheld by the provider's filter: the same question would be withheld again. */
const WITHHELD = 'content-filter'

/** The model's messages are stored here as its API needs them back: some sign their tool calls. */
export function beginSession(wire: LanguageModel, context: ModelContext, limits: RequestLimits): ModelSession {
  const messages: ModelMessage[] = context.messages.map(({ by, text }) =>
    by === 'traveller' ? { role: 'user', content: text } : { role: 'assistant', content: text },
  )
  const turn = AbortSignal.timeout(limits.longestTurnMs)
  const signal = AbortSignal.any([context.signal, turn])
  return {
    async *next(reports, mayWish) {
      report(messages, reports)
      for (let tried = 1; ; tried += 1) {
        let hasSaid = false
        try {
          for await (const part of tryOnce(wire, { ...context, signal }, messages, mayWish, limits.silenceMs)) {
            hasSaid ||= part.kind === 'text'
            yield part
          }
          return
        } catch (error) {
          const wait = waitBefore(tried, error, limits.retryAfterMs)
          if (context.signal.aborted) throw new ModelFailure('left', error)
          if (turn.aborted) throw new ModelFailure('silent', error)
          if (hasSaid || tried === limits.mostTries || wait === null || !isWorthAnotherTry(error)) throw causeOf(error)
          await pause(wait, signal)
        }
      }
    },
  }
}

async function* tryOnce(
  wire: LanguageModel,
  { system, tools, signal }: ModelContext,
  messages: ModelMessage[],
  mayWish: boolean,
  silenceMs: number,
): AsyncGenerator<ModelPart> {
  const silence = listen(silenceMs)
  const result = streamText({
    model: wire,
    instructions: system,
    messages,
    tools: toolSet(tools),
    toolChoice: mayWish ? 'auto' : 'none',
    maxRetries: 0,
    maxOutputTokens: LONGEST_ANSWER_TOKENS,
    abortSignal: AbortSignal.any([signal, silence.signal]),
    // Errors are part of the stream; the default handler writes them to the console.
    onError: () => {},
  })
  let ending = ''
  let said = 0
  const wishes: ModelPart[] = []
  try {
    for await (const part of result.fullStream) {
      silence.broken()
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new ModelFailure('silent')
      if (part.type === 'text-delta' && part.text !== '') {
        said += part.text.length
        yield { kind: 'text', text: part.text }
      } else if (part.type === 'tool-call') {
        wishes.push({ kind: 'wish', wish: { id: part.toolCallId, tool: part.toolName, input: part.input } })
      } else if (part.type === 'finish') {
        ending = part.finishReason
        const { inputTokens, outputTokens } = part.totalUsage
        yield {
          kind: 'used',
          inputTokens: inputTokens ?? tokensOf(system + JSON.stringify(messages)),
          outputTokens: outputTokens ?? Math.ceil(said / CHARACTERS_PER_TOKEN),
        }
      }
    }
    if (ending === WITHHELD) throw new ModelFailure('declined')
    if (!ENDINGS.includes(ending)) throw new ModelFailure('broken')
    messages.push(...(await result.responseMessages))
    // Only now: a stream that breaks after a call is tried again, and its calls with it.
    yield* wishes
  } finally {
    silence.end()
  }
}

/** The SDK itself answers calls of unknown tools, and each call needs exactly one answer. */
function report(messages: ModelMessage[], reports: readonly ToolReport[]): void {
  const told = new Set(
    messages.flatMap(({ role, content }) =>
      role === 'tool' ? content.flatMap((part) => (part.type === 'tool-result' ? [part.toolCallId] : [])) : [],
    ),
  )
  const content = reports
    .filter(({ id }) => !told.has(id))
    .map(({ id, tool, output }) => ({
      type: 'tool-result' as const,
      toolCallId: id,
      toolName: tool,
      output: { type: 'text' as const, value: output },
    }))
  if (content.length > 0) messages.push({ role: 'tool', content })
}

/** Nothing is executed automatically: the caller checks and executes each tool call. */
function toolSet(tools: ModelContext['tools']): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, about, input }) => [name, { description: about, inputSchema: jsonSchema(input) }]),
  )
}

function listen(silenceMs: number) {
  const controller = new AbortController()
  const give = () => controller.abort(new ModelFailure('silent'))
  let timer = setTimeout(give, silenceMs)
  return {
    signal: controller.signal,
    broken: () => {
      clearTimeout(timer)
      timer = setTimeout(give, silenceMs)
    },
    end: () => {
      clearTimeout(timer)
      // Aborting stops further cost.
      controller.abort()
    },
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(new ModelFailure('left'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave)
      resolve()
    }, ms)
    signal.addEventListener('abort', leave, { once: true })
  })
}

function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN)
}
