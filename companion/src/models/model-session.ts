import { jsonSchema, type LanguageModel, type ModelMessage, streamText, type ToolSet } from 'ai'

import { causeOf, isWorthAnotherTry, waitBefore } from './failed-call.ts'
import { type ModelContext, ModelFailure, type ModelPart, type ModelSession, type ToolReport } from './model.ts'

export type Patience = { readonly silenceMs: number; readonly retryAfterMs: number; readonly mostTries: number }

const LONGEST_ANSWER_TOKENS = 1500
const CHARACTERS_PER_TOKEN = 4
const ENDINGS: readonly string[] = ['stop', 'tool-calls']

/** What models said is kept here as their wire wants it back: some sign their wishes. */
export function beginSession(wire: LanguageModel, context: ModelContext, patience: Patience): ModelSession {
  const messages: ModelMessage[] = context.messages.map(({ by, text }) =>
    by === 'traveller' ? { role: 'user', content: text } : { role: 'assistant', content: text },
  )
  return {
    async *next(reports, mayWish) {
      report(messages, reports)
      for (let tried = 1; ; tried += 1) {
        let hasSaid = false
        try {
          for await (const part of tryOnce(wire, context, messages, mayWish, patience.silenceMs)) {
            hasSaid ||= part.kind !== 'used'
            yield part
          }
          return
        } catch (error) {
          const wait = waitBefore(tried, error, patience.retryAfterMs)
          if (context.signal.aborted) throw new ModelFailure('left', error)
          if (hasSaid || tried === patience.mostTries || wait === null || !isWorthAnotherTry(error))
            throw causeOf(error)
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
    // What goes wrong comes as a part of the stream; the default writes it to the console.
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

/** A wish for a tool that does not exist is answered by the SDK itself, and each is answered once. */
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

/** Nothing runs by itself: a wish is looked at, and carried out, by whoever holds the tools. */
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
      // Whoever stops reading stops paying.
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
