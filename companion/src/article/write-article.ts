import { z } from 'zod'

import { askOnce } from '../models/ask-once.ts'
import type { ModelSettings } from '../models/create-model.ts'
import type { ModelUse } from '../models/model-use.ts'
import { ARTICLE_PROMPT } from '../prompts/article-prompt.ts'

const TIMEOUT_MS = 60_000
const LONGEST = 20_000

const WrittenArticle = z.object({ markdown: z.string().trim().min(400).max(LONGEST) })

const WRITE_ARTICLE = {
  name: 'write-article',
  about: 'Writes the article down.',
  input: {
    type: 'object',
    properties: { markdown: { type: 'string', description: 'The article as Markdown, without a title' } },
    required: ['markdown'],
  },
}

type Drafted = { readonly markdown: string | null; readonly use: ModelUse }

/** Null when the model did not answer with an article. Never throws. */
export async function writeArticle(
  settings: ModelSettings,
  { facts, signal }: { readonly facts: string; readonly signal: AbortSignal },
): Promise<Drafted> {
  const { input, use } = await askOnce(settings, {
    prompts: ARTICLE_PROMPT.id,
    system: ARTICLE_PROMPT.text,
    text: facts,
    tool: WRITE_ARTICLE,
    timeoutMs: TIMEOUT_MS,
    signal,
  })
  return { markdown: WrittenArticle.safeParse(input).data?.markdown ?? null, use }
}
