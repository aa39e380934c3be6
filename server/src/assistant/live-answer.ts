import { type AnsweredBy, type AssistantEvent, KeptAnswer } from '@app/contracts/assistant'
import { z } from 'zod'

type Sentence = KeptAnswer['sentences'][number]

const Spoken = z.looseObject({ language: z.string().max(40) })

/** Collects the answer so far, to store it when it is stopped in the middle. */
export function followAnswer(by: AnsweredBy, memory: unknown) {
  const sentences: Sentence[] = []
  const calls: KeptAnswer['calls'] = []
  const notices = new Set<KeptAnswer['notices'][number]>()
  return {
    note(event: AssistantEvent): void {
      if (event.kind === 'called') calls.push(event.call)
      if (event.kind === 'notice') notices.add(event.notice)
      if (event.kind !== 'piece') return
      if (event.startsSentence || sentences.length === 0) sentences.push({ id: null, pieces: [] })
      sentences.at(-1)?.pieces.push(event.piece)
    },
    hasSaid: (): boolean => sentences.length > 0,
    stoppedEarly: (): KeptAnswer => ({
      by: notices.has('fell-back') ? { kind: 'built-in' } : by,
      language: Spoken.safeParse(memory).data?.language ?? 'en',
      isInEnglish: false,
      sentences,
      calls,
      actions: [],
      asks: null,
      suggestions: [],
      notices: [...notices, 'stopped-early'],
      memory,
    }),
  }
}
