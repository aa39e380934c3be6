import { createModel, type ModelSettings } from './create-model.ts'
import { costMicroUsd, type ModelUse } from './model-use.ts'
import { type ModelContext, ModelFailure, type ModelPart, type OfferedTool } from './model.ts'

const CHARACTERS_PER_TOKEN = 4

type Question = {
  readonly prompts: string
  readonly system: string
  readonly text: string
  /** The answer is the input of this tool. */
  readonly tool: OfferedTool
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

type Answered = {
  /** Undefined when the model did not answer, or not with the tool. */
  readonly input: unknown
  readonly use: ModelUse
}

/** Calls the model once with a timeout, without a second attempt. Never throws. */
export async function askOnce(settings: ModelSettings, question: Question): Promise<Answered> {
  const timeoutMs = Math.min(settings.timeoutMs ?? question.timeoutMs, question.timeoutMs)
  const model = createModel({ ...settings, timeoutMs, mostTries: 1 })
  const late = AbortSignal.timeout(timeoutMs)
  const context: ModelContext = {
    system: question.system,
    messages: [{ by: 'traveller', text: question.text }],
    tools: [question.tool],
    signal: AbortSignal.any([question.signal, late]),
  }
  const parts: ModelPart[] = []
  let failed: ModelUse['failed'] = null
  try {
    for await (const part of model.begin(context).next([], true)) parts.push(part)
  } catch (error) {
    const because = error instanceof ModelFailure ? error.because : 'broken'
    failed = late.aborted && !question.signal.aborted ? 'silent' : because
  }
  const wish = parts.find((part) => part.kind === 'wish')?.wish
  const { inputTokens, outputTokens } = tokensOf(context, parts, failed)
  return {
    input: failed === null && wish?.tool === question.tool.name ? wish.input : undefined,
    use: {
      model: model.name,
      prompts: question.prompts,
      steps: 1,
      inputTokens,
      outputTokens,
      costMicroUsd: costMicroUsd(inputTokens, outputTokens, model.prices),
      failed,
    },
  }
}

/** Input read before a timeout may be billed, so it is counted. */
function tokensOf(context: ModelContext, parts: readonly ModelPart[], failed: ModelUse['failed']) {
  const told = parts.find((part) => part.kind === 'used')
  if (told) return told
  const isUnread = failed === 'busy' || failed === 'refused'
  const length = isUnread ? 0 : JSON.stringify(context).length
  return { inputTokens: Math.ceil(length / CHARACTERS_PER_TOKEN), outputTokens: 0 }
}
