/** `npm run companion`: the assistant and the planner at a terminal, without a server or a database. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import type { Model } from '@app/companion/models'
import { calendarDate } from '@app/domain/kernel'
import { z } from 'zod'

import { type Environment, parseSettings, type Settings } from '../config/settings.ts'
import { answerLines, answerRecord } from './answer-lines.ts'
import { askConversation, type Asking } from './ask-conversation.ts'

const USAGE = `npm run companion -- "question" ["next question" …]   one conversation
npm run companion -- --plan "sentence"                the plan of a sentence
npm run companion -- --file FILE [--plan]             one line of JSON per line of FILE:
                                                      {"id", "turns": ["…"]}, or with --plan {"id", "text"}
  --language xx   the language of the browser, as a hint
  --today DATE    another day than today (YYYY-MM-DD)
A language model answers when LLM_PROVIDER and its settings are set: docs/runbooks/language-models.md`

const Conversation = z.object({ id: z.union([z.string(), z.number()]), turns: z.array(z.string().min(1)).min(1) })
const Wish = z.object({ id: z.union([z.string(), z.number()]), text: z.string().min(1) })

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    plan: { type: 'boolean', default: false },
    file: { type: 'string' },
    language: { type: 'string' },
    today: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const now = values.today === undefined ? Date.now() : Date.parse(`${values.today}T12:00Z`)

if (values.help || (values.file === undefined && positionals.length === 0)) console.log(USAGE)
else if (values.plan) await plan()
else await converse()

async function converse(): Promise<void> {
  const asking = await openAsking()
  if (values.file === undefined) {
    const answered = await askConversation(positionals, asking)
    console.log(answered.flatMap((turn) => [...answerLines(turn), '']).join('\n'))
    return
  }
  for (const { id, turns } of await readLines(values.file, Conversation)) {
    const answered = await askConversation(turns, asking)
    console.log(JSON.stringify({ id, turns: answered.map(answerRecord) }))
  }
}

async function plan(): Promise<void> {
  const { planSentence } = await import('./plan-sentence.ts')
  const { planLines } = await import('./plan-lines.ts')
  const today = calendarDate(new Date(now).toISOString().slice(0, 10))
  const made = async (text: string): Promise<string> => planLines(await planSentence(text, today)).join('\n')
  if (values.file === undefined) console.log(await made(positionals.join(' ')))
  else {
    for (const { id, text } of await readLines(values.file, Wish)) {
      console.log(JSON.stringify({ id, text, plan: await made(text) }))
    }
  }
}

async function openAsking(): Promise<Asking> {
  const { openLookUps } = await import('../companion/open-look-ups.ts')
  const { packedRates } = await import('../rates/create-rates.ts')
  const settings = parseSettings(process.env as Environment)
  const moment = { now, bookingSite: { host: settings.BOOKING_HOST }, live: null, rates: packedRates() }
  return { lookUps: await openLookUps(moment), model: await modelOf(settings), language: values.language }
}

async function modelOf(settings: Settings): Promise<Model | null> {
  const { LLM_PROVIDER: provider, LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = settings
  if (!provider) return null
  const { createModel } = await import('@app/companion/models')
  return createModel({ provider, baseUrl, model, apiKey, timeoutMs: settings.LLM_TIMEOUT_MS })
}

async function readLines<Line>(file: string, schema: z.ZodType<Line>): Promise<readonly Line[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => schema.parse(JSON.parse(line)))
}
