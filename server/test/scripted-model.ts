import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ModelStep = {
  /** Sent one after the other, with a short pause between them. */
  readonly text?: readonly string[]
  readonly calls?: readonly { readonly name: string; readonly args: unknown }[]
  /** Refuses with this status. */
  readonly status?: number
  /** After the text the stream stays open without more data. */
  readonly hangs?: true
}

export type ScriptedModel = {
  /** For LLM_BASE_URL. */
  readonly url: string
  /** The bodies it was sent. */
  readonly requests: readonly { readonly messages: readonly { readonly role: string; readonly content: unknown }[] }[]
  /** How many readers have disconnected in the middle. */
  left(): number
  stop(): Promise<void>
}

const BREATH_MS = 5

/** Implements OpenAI's chat completions with scripted answers. */
export async function startScriptedModel(script: (number: number) => ModelStep): Promise<ScriptedModel> {
  const requests: ScriptedModel['requests'][number][] = []
  let left = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests.push(JSON.parse(Buffer.concat(chunks).toString()) as ScriptedModel['requests'][number])
      void speak(response, script(requests.length - 1))
    })
    response.on('close', () => {
      if (!response.writableEnded) left += 1
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    left: () => left,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function speak(
  response: ServerResponse,
  { text = [], calls = [], status = 200, hangs }: ModelStep,
): Promise<void> {
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'no' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, reason: string | null = null, more: object = {}): boolean =>
    response.write(
      'data: ' +
        `${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: reason }], ...more })}\n\n`,
    )
  for (const content of text) {
    send({ role: 'assistant', content })
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS))
  }
  const wishes = calls.map(({ name, args }, index) => ({
    index,
    id: `call-${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(args) },
  }))
  if (wishes.length > 0) send({ role: 'assistant', tool_calls: wishes })
  if (hangs) return
  send({}, wishes.length > 0 ? 'tool_calls' : 'stop', {
    usage: { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 },
  })
  response.end('data: [DONE]\n\n')
}
