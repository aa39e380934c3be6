import { randomUUID } from 'node:crypto'

import { AssistantEvent, type AssistantRequest, type KeptAnswer } from '@app/contracts/assistant'

import type { TestServer } from '../../test/test-server.ts'

export type AskOptions = {
  readonly token?: string
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

type Body = Partial<Record<keyof AssistantRequest, unknown>>

/** A question with its own ids. */
export function questionOf(question: string, changes: Body = {}): Body & { readonly turnId: string } {
  return { turnId: randomUUID(), conversationId: randomUUID(), question, ...changes } as Body & { turnId: string }
}

export function postQuestion(server: TestServer, body: Body, { token, signal, headers }: AskOptions = {}) {
  const { anon } = server.product.platform.apiKeys
  return fetch(`${server.url}/functions/v1/assistant`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: anon,
      authorization: `Bearer ${token ?? anon}`,
      ...headers,
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
}

/** The events as they arrive. */
export async function* readEvents(response: Response): AsyncGenerator<AssistantEvent> {
  let waiting = ''
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    waiting += chunk
    const parts = waiting.split('\n\n')
    waiting = parts.pop() ?? ''
    for (const part of parts) {
      const [, kind, data] = /^event: (.+)\ndata: (.+)$/.exec(part) ?? []
      if (data === undefined) continue
      const event = AssistantEvent.parse(JSON.parse(data))
      if (event.kind !== kind) throw new Error(`an event called ${kind} is a ${event.kind}`)
      yield event
    }
  }
}

export async function ask(server: TestServer, body: Body, options: AskOptions = {}) {
  const response = await postQuestion(server, body, options)
  if (!response.ok) return { status: response.status, code: await codeOf(response), events: [], answer: null }
  const events: AssistantEvent[] = []
  for await (const event of readEvents(response)) events.push(event)
  const last = events.at(-1)
  return { status: 200, code: null, events, answer: last?.kind === 'done' ? last.answer : null }
}

async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as { error: { code: string } }).error.code
}

export function textOf(answer: Pick<KeptAnswer, 'sentences'> | null): string {
  return (answer?.sentences ?? []).map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ')
}
