import { randomUUID } from 'node:crypto'

import { answer } from '@app/companion/conversation'
import type { Model, ModelUse } from '@app/companion/models'
import type { LookUps } from '@app/companion/tools'
import { AssistantRequest, type KeptAnswer, type Piece } from '@app/contracts/assistant'

export type Answered = {
  readonly ask: string
  readonly answer: KeptAnswer
  readonly milliseconds: number
  /** Null without a call of a model. */
  readonly use: ModelUse | null
}

export type Asking = { readonly lookUps: LookUps; readonly model: Model | null; readonly language: string | undefined }

const MOST_EARLIER = 12

/** The turns of one conversation, each with the memory of those before it, as a guest's browser sends them. */
export async function askConversation(turns: readonly string[], asking: Asking): Promise<readonly Answered[]> {
  const conversationId = randomUUID()
  const answered: Answered[] = []
  for (const ask of turns) {
    const earlier = answered.slice(-MOST_EARLIER).map((turn) => ({
      question: turn.ask.slice(0, 4000),
      answer: textOfAnswer(turn.answer).slice(0, 8000),
    }))
    const request = AssistantRequest.parse({
      turnId: randomUUID(),
      conversationId,
      question: ask,
      earlier,
      memory: answered.at(-1)?.answer.memory,
      trip: answered.findLast(hasTrip)?.answer.actions.find(isTripAction)?.['trip'],
      ...(asking.language !== undefined && { reads: asking.language }),
    })
    answered.push(await askOnce(request, asking))
  }
  return answered
}

const isTripAction = ({ kind }: KeptAnswer['actions'][number]): boolean => kind === 'open-trip'

/** A conversation goes on about the trip that it made. */
const hasTrip = ({ answer: { actions } }: Answered): boolean => actions.some(isTripAction)

export function textOfAnswer({ sentences }: Pick<KeptAnswer, 'sentences'>): string {
  return sentences.map(sentenceText).join(' ')
}

export function sentenceText({ pieces }: { readonly pieces: readonly Piece[] }): string {
  return pieces.map(({ text }) => text).join('')
}

async function askOnce(request: AssistantRequest, { lookUps, model }: Asking): Promise<Answered> {
  const started = performance.now()
  let use: ModelUse | null = null
  const { signal } = new AbortController()
  const onUse = (spent: ModelUse): void => {
    use = spent
  }
  let last: KeptAnswer | null = null
  for await (const event of answer({ request, model, lookUps, signal, onUse })) {
    if (event.kind === 'done') last = event.answer
  }
  if (!last) throw new Error(`no answer to: ${request.question}`)
  return { ask: request.question, answer: last, milliseconds: Math.round(performance.now() - started), use }
}
