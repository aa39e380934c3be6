/** A model with a test's script, over real HTTP, with the protocol of a provider. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { anthropicEvents, googleEvents, openAiEvents, type Spoken } from './model-wires.ts'
import type { ScriptedReply } from './scripted-reply.ts'

export type Wire = 'openai-compatible' | 'anthropic' | 'google'

export type ScriptedModel = {
  readonly baseUrl: string
  /** The requests, in order. */
  readonly requests: readonly string[]
  /** Connections that the client closed before they were answered. */
  readonly left: () => number
  readonly stop: () => Promise<void>
}

const EVENTS = { 'openai-compatible': openAiEvents, anthropic: anthropicEvents, google: googleEvents }

const BEATS: Readonly<Record<Wire, string>> = {
  'openai-compatible': ': OPENROUTER PROCESSING\n\n',
  anthropic: 'event: ping\ndata: {"type":"ping"}\n\n',
  google: ': beat\n\n',
}

/** Repeats the last reply at the end of the script. */
export async function startScriptedModel(
  script: readonly ScriptedReply[],
  wire: Wire = 'openai-compatible',
): Promise<ScriptedModel> {
  const requests: string[] = []
  let left = 0
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) left += 1
    })
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: string[] = []
    for await (const chunk of request.setEncoding('utf8')) body.push(chunk as string)
    requests.push(body.join(''))
    const reply = script[Math.min(requests.length, script.length) - 1] ?? {}
    if ('status' in reply) {
      response.writeHead(reply.status, reply.retryAfter ? { 'retry-after': reply.retryAfter } : {})
      response.end(JSON.stringify({ error: { message: 'secret words of the provider', type: 'error' } }))
      return
    }
    if ('body' in reply) {
      response.writeHead(200, { 'content-type': reply.type })
      response.end(reply.body)
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const events = EVENTS[wire](reply)
    for (const event of events) {
      response.write(event)
      if ('pauseMs' in reply && reply.pauseMs) await pause(reply.pauseMs)
    }
    await finish(reply, response, wire)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    left: () => left,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Some replies never end by themselves. */
async function finish(reply: Spoken, response: ServerResponse, wire: Wire): Promise<void> {
  if ('breakAfter' in reply) setImmediate(() => response.destroy())
  else if ('hang' in reply) {
    while (reply.beatMs !== undefined && !response.closed) {
      response.write(BEATS[wire])
      await pause(reply.beatMs)
    }
  } else if ('drip' in reply) {
    while (!response.closed) {
      response.write(EVENTS[wire](reply).at(-1) ?? '')
      await pause(reply.pauseMs)
    }
  } else response.end()
}
