import { type TranslateTextResponse, translateTextContract } from '@app/contracts/translate-text'
import type { z } from 'zod'

import type { ModelOfSettings } from '../../assistant/create-configured-model.ts'
import { recordModelUse } from '../../assistant/record-model-use.ts'
import type { Platform } from '../../platform.ts'
import { type Consumer, giveBackAllowance, takeAllowance } from '../../usage/take-allowance.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { askTranslationServer } from './ask-translation-server.ts'

type Deps = Pick<Platform, 'db' | 'log' | 'now' | 'settings'> & { readonly models: ModelOfSettings }
type Wanted = z.output<typeof translateTextContract.request> & { readonly signal: AbortSignal }

/** Free text: by the translation server, or by the model, which counts as one of the day's AI requests. */
export function createTranslateTextFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: translateTextContract.name,
    access: 'public',
    input: translateTextContract.request,
    maxBodyBytes: 16_000,
    timeoutMs: 30_000,
    limit: { points: 20, seconds: 60 },
    async handle(_request, { input, caller, clientAddress, signal }) {
      const wanted = { ...input, signal }
      const byServer = await translateByServer(deps, wanted)
      if (byServer) return answer(byServer)
      const model = await deps.models.current()
      if (!model || !input.mayCount) return answer({ kind: 'none', hasModel: model !== null })
      const consumer = { caller, clientAddress, device: input.device }
      return answer(await translateCounted(deps, model, wanted, consumer))
    },
  })
}

/** Null when there is none, or it does not answer or not know a language: then the others are asked. */
async function translateByServer({ log, settings }: Deps, wanted: Wanted): Promise<TranslateTextResponse | null> {
  const { FEEDS, TRANSLATE_URL: url, TRANSLATE_API_KEY: apiKey } = settings
  if (FEEDS === 'off' || !url) return null
  try {
    const { words, from } = await askTranslationServer({ url, apiKey }, wanted)
    return { kind: 'translated', words, from, by: { kind: 'service', host: new URL(url).host } }
  } catch (error) {
    if (wanted.signal.aborted) throw error
    // Its message may quote the traveller's text.
    log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'the translation server did not translate')
    return null
  }
}

async function translateCounted(
  { db, log, now, models }: Deps,
  model: NonNullable<Awaited<ReturnType<ModelOfSettings['current']>>>,
  { text, from, to, signal }: Wanted,
  consumer: Consumer,
): Promise<TranslateTextResponse> {
  await db.transaction((tx) => takeAllowance(tx, consumer, 'ai_requests', now()))
  const { translateByModel } = await import('@app/companion/translation')
  const { translation, use } = await translateByModel(model, { text, language: nameOf(to), signal })
  models.note(use)
  await recordModelUse(db, consumer.caller.userId, use)
  if (translation)
    return {
      kind: 'translated',
      words: translation.words,
      from: from ?? translation.from,
      by: { kind: 'model', name: use.model },
    }
  log.warn({ use }, 'the model did not translate')
  await giveBackAllowance(db, consumer, 'ai_requests')
  return { kind: 'none', hasModel: false }
}

function nameOf(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}

function answer(told: TranslateTextResponse): Response {
  return Response.json(told)
}
