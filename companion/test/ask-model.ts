/** Asks one question of a model with a script, over real HTTP. */
import { AssistantEvent, type AssistantRequest, type KeptAnswer } from '@app/contracts/assistant'
import { expect } from 'vitest'

import { answer, type Asked } from '../src/conversation/index.ts'
import { smallWorld } from '../src/engine/testing/small-world.ts'
import { createModel, type ModelUse } from '../src/models/index.ts'
import type { LookUps } from '../src/tools/index.ts'
import { type ScriptedModel, startScriptedModel, type Wire } from './scripted-model.ts'
import type { ScriptedReply } from './scripted-reply.ts'

const running: ScriptedModel[] = []

export async function startModel(script: readonly ScriptedReply[], wire?: Wire): Promise<ScriptedModel> {
  const server = await startScriptedModel(script, wire)
  running.push(server)
  return server
}

export async function stopModels(): Promise<void> {
  for (const each of running.splice(0)) await each.stop()
}

type Options = Partial<Pick<Asked, 'earlier' | 'signal'>> & {
  readonly lookUps?: LookUps
  readonly request?: Partial<AssistantRequest>
  readonly wire?: Wire
  readonly timeoutMs?: number
  readonly longestTurnMs?: number
  /** US dollars per million input tokens. */
  readonly costIn?: number
}

export const REQUEST: AssistantRequest = {
  turnId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  conversationId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  question: 'What is the weather like in Rome in May?',
  earlier: [],
}

export async function askModel(question: string, script: readonly ScriptedReply[], options: Options = {}) {
  const {
    wire = 'openai-compatible',
    lookUps = smallWorld(),
    timeoutMs = 8000,
    longestTurnMs,
    costIn = 1,
    request = {},
    ...rest
  } = options
  const server = await startModel(script, wire)
  const model = createModel({
    provider: wire,
    baseUrl: server.baseUrl,
    model: 'scripted',
    apiKey: 'sk-secret',
    timeoutMs,
    longestTurnMs,
    retryAfterMs: 1,
    costIn,
    costOut: 5,
  })
  const uses: ModelUse[] = []
  const events: AssistantEvent[] = []
  const asked = {
    request: { ...REQUEST, question, ...request },
    model,
    lookUps,
    onUse: (use: ModelUse) => uses.push(use),
  }
  for await (const event of answer({ signal: new AbortController().signal, ...asked, ...rest })) events.push(event)
  for (const event of events) expect(AssistantEvent.safeParse(event).error).toBeUndefined()
  const done = events.flatMap((event) => (event.kind === 'done' ? [event.answer] : []))[0]
  return { events, done, text: done ? textOf(done) : '', uses, server }
}

export function textOf({ sentences }: KeptAnswer): string {
  return sentences.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ')
}

export const WEATHER = { tool: 'city-climate', input: { city: 'Rome', month: 5 } }
export const FAITHFUL = 'In May it is usually about 18 °C in Rome. Take a light jacket for the evening.'
