import type { ScriptedReply } from './scripted-reply.ts'

export type Spoken = Exclude<ScriptedReply, { readonly status: number } | { readonly body: string }>

const USED = { input: 100, output: 20 }

/** A few letters at a time, as in a stream. */
function piecesOf(text: string): readonly string[] {
  return text.match(/[\s\S]{1,7}/g) ?? []
}

function partsOf(reply: Spoken) {
  return {
    texts: piecesOf(textIn(reply)),
    calls: 'call' in reply ? (reply.call ?? []) : [],
    isEnded: 'say' in reply ? !('hang' in reply) : !OPEN.some((name) => name in reply),
    isBroken: 'breakAfter' in reply,
    isPlain: 'isPlain' in reply,
    hasError: 'errorAfter' in reply,
    ending: 'ending' in reply ? reply.ending : undefined,
  }
}

const OPEN = ['breakAfter', 'errorAfter', 'hang', 'drip'] as const

function textIn(reply: Spoken): string {
  if ('breakAfter' in reply) return reply.breakAfter
  if ('errorAfter' in reply) return reply.errorAfter
  return 'drip' in reply ? reply.drip : (reply.say ?? '')
}

const written = (input: object | string): string => (typeof input === 'string' ? input : JSON.stringify(input))
const sse = (data: unknown, event?: string): string =>
  `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

let count = 0

/** https://platform.openai.com/docs/api-reference/chat-streaming */
export function openAiEvents(reply: Spoken): readonly string[] {
  const { texts, calls, isEnded, isBroken, isPlain, hasError, ending } = partsOf(reply)
  const chunk = (delta: object, finish: string | null = null): string =>
    sse({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })
  const events = [chunk({ role: 'assistant', content: '' }), ...texts.map((text) => chunk({ content: text }))]
  for (const [index, { tool, input }] of calls.entries()) {
    count += 1
    const call = { index, id: `call-${count}`, type: 'function' }
    if (isPlain) {
      events.push(chunk({ tool_calls: [{ ...call, function: { name: tool, arguments: written(input) } }] }))
      continue
    }
    events.push(chunk({ tool_calls: [{ ...call, function: { name: tool, arguments: '' } }] }))
    const whole = written(input)
    const sent = isBroken ? whole.slice(0, whole.length / 2) : whole
    events.push(chunk({ tool_calls: [{ index, function: { arguments: sent } }] }))
  }
  if (hasError) return [...events, sse({ error: { message: 'secret words of the provider', type: 'server_error' } })]
  if (!isEnded || ending === 'none') return events
  const usage = { prompt_tokens: USED.input, completion_tokens: USED.output, total_tokens: USED.input + USED.output }
  const own = calls.length > 0 && !isPlain ? 'tool_calls' : 'stop'
  const finish = ending === 'filtered' ? 'content_filter' : (ending ?? own)
  return [...events, chunk({}, finish), sse({ id: 'c', created: 1, model: 'm', choices: [], usage }), sse('[DONE]')]
}

const ANTHROPIC_ENDINGS = { length: 'max_tokens', filtered: 'refusal' } as const

/** https://docs.claude.com/en/docs/build-with-claude/streaming */
export function anthropicEvents(reply: Spoken): readonly string[] {
  const { texts, calls, isEnded, isBroken, hasError, ending } = partsOf(reply)
  const send = (event: { readonly type: string } & Readonly<Record<string, unknown>>): string => sse(event, event.type)
  const message = { id: 'm', type: 'message', role: 'assistant', content: [], model: 'm', stop_reason: null }
  const usage = { input_tokens: USED.input, output_tokens: 1 }
  const events = [send({ type: 'message_start', message: { ...message, stop_sequence: null, usage } })]
  const block = (index: number, content: object, deltas: readonly object[]): void => {
    events.push(send({ type: 'content_block_start', index, content_block: content }))
    for (const delta of deltas) events.push(send({ type: 'content_block_delta', index, delta }))
    if (!isBroken) events.push(send({ type: 'content_block_stop', index }))
  }
  let index = 0
  if (texts.length > 0) {
    block(
      index,
      { type: 'text', text: '' },
      texts.map((text) => ({ type: 'text_delta', text })),
    )
    index += 1
  }
  for (const { tool, input } of calls) {
    count += 1
    const whole = written(input)
    const deltas = [{ type: 'input_json_delta', partial_json: isBroken ? whole.slice(0, whole.length / 2) : whole }]
    block(index, { type: 'tool_use', id: `toolu_${count}`, name: tool, input: {} }, deltas)
    index += 1
  }
  if (hasError) {
    const error = { type: 'overloaded_error', message: 'secret words of the provider' }
    return [...events, send({ type: 'error', error })]
  }
  if (!isEnded || ending === 'none') return events
  const own = calls.length > 0 ? 'tool_use' : 'end_turn'
  const delta = { stop_reason: ending === undefined ? own : ANTHROPIC_ENDINGS[ending], stop_sequence: null }
  return [
    ...events,
    send({ type: 'message_delta', delta, usage: { output_tokens: USED.output } }),
    send({ type: 'message_stop' }),
  ]
}

const GOOGLE_ENDINGS = { length: 'MAX_TOKENS', filtered: 'SAFETY' } as const

/** https://ai.google.dev/api/generate-content */
export function googleEvents(reply: Spoken): readonly string[] {
  const { texts, calls, isEnded, hasError, ending } = partsOf(reply)
  const chunk = (parts: readonly object[], more: object = {}): string =>
    sse({ candidates: [{ content: { role: 'model', parts }, index: 0, ...more }] })
  const events = texts.map((text) => chunk([{ text }]))
  for (const { tool, input } of calls)
    events.push(
      chunk([
        { functionCall: { name: tool, args: typeof input === 'string' ? {} : input }, thoughtSignature: 'c2lnbmVk' },
      ]),
    )
  if (hasError)
    return [...events, sse({ error: { code: 503, message: 'secret words of the provider', status: 'UNAVAILABLE' } })]
  if (!isEnded || ending === 'none') return events
  const usageMetadata = {
    promptTokenCount: USED.input,
    candidatesTokenCount: USED.output,
    totalTokenCount: USED.input + USED.output,
  }
  if (ending === 'filtered' && texts.length === 0)
    return [sse({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata })]
  const finishReason = ending === undefined ? 'STOP' : GOOGLE_ENDINGS[ending]
  const content = { role: 'model', parts: [{ text: '' }] }
  return [...events, sse({ candidates: [{ content, finishReason, index: 0 }], usageMetadata })]
}
