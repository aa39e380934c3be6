import {
  jsonSchema,
  type LanguageModel,
  type ModelMessage,
  streamText,
  type ToolSet,
  APICallError,
  InvalidResponseDataError,
} from 'ai'

import { type ModelContext, ModelFailure, type ModelPart, type ModelSession, type ToolReport } from './model.ts'

const TOO_MANY = 429
const LONGEST_WAIT_MS = 4000
const MS_PER_SECOND = 1000

function isWorthAnotherTry(error: unknown): boolean {
  // The traveller has already waited for a whole silence timeout, so it is not retried.
  if (error instanceof ModelFailure) return error.because === 'broken'
  if (APICallError.isInstance(error)) return error.isRetryable
  // A broken connection, or a stream that ended without a "done" event.
  return error instanceof TypeError || InvalidResponseDataError.isInstance(error)
}

/** Null when the server requires a longer wait than a traveller would accept. */
function waitBefore(tried: number, error: unknown, retryAfterMs: number): number | null {
  const asked = APICallError.isInstance(error) ? Number(error.responseHeaders?.['retry-after'] ?? NaN) : NaN
  if (!Number.isFinite(asked)) return retryAfterMs * 2 ** (tried - 1)
  return asked * MS_PER_SECOND <= LONGEST_WAIT_MS ? asked * MS_PER_SECOND : null
}

/** In our words: a provider's message may contain the key or the question, and would be logged. */
function causeOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (!APICallError.isInstance(error)) return new ModelFailure('broken')
  if (error.statusCode === TOO_MANY) return new ModelFailure('busy')
  return new ModelFailure(error.isRetryable ? 'broken' : 'refused')
}

export type RequestLimits = { readonly silenceMs: number; readonly retryAfterMs: number; readonly mostTries: number }

const LONGEST_ANSWER_TOKENS = 1500
const CHARACTERS_PER_TOKEN = 4
const ENDINGS: readonly string[] = ['stop', 'tool-calls']

/** The model's messages are stored here as its API needs them back: some sign their tool calls. */
export function beginSession(wire: LanguageModel, context: ModelContext, limits: RequestLimits): ModelSession {
  const messages: ModelMessage[] = context.messages.map(({ by, text }) =>
    by === 'traveller' ? { role: 'user', content: text } : { role: 'assistant', content: text },
  )
  return {
    async *next(reports, mayWish) {
      report(messages, reports)
      for (let tried = 1; ; tried += 1) {
        let hasSaid = false
        try {
          for await (const part of tryOnce(wire, context, messages, mayWish, limits.silenceMs)) {
            hasSaid ||= part.kind !== 'used'
            yield part
          }
          return
        } catch (error) {
          const wait = waitBefore(tried, error, limits.retryAfterMs)
          if (context.signal.aborted) throw new ModelFailure('left', error)
          if (hasSaid || tried === limits.mostTries || wait === null || !isWorthAnotherTry(error)) throw causeOf(error)
          await pause(wait, context.signal)
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
  try {
    for await (const part of result.fullStream) {
      silence.broken()
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new ModelFailure(signal.aborted ? 'left' : 'silent')
      if (part.type === 'text-delta' && part.text !== '') {
        said += part.text.length
        yield { kind: 'text', text: part.text }
      } else if (part.type === 'tool-call') {
        yield { kind: 'wish', wish: { id: part.toolCallId, tool: part.toolName, input: part.input } }
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
    if (!ENDINGS.includes(ending)) throw new ModelFailure('broken')
    messages.push(...(await result.responseMessages))
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
