import type { AnswerNotice, AssistantEvent, CalledTool, KeptAnswer, Piece } from '@app/contracts/assistant'
import { foldText } from '@app/domain/place-search'

import { gatherEvidence, groundSentence, isOnGuardedSubject, type Mention, SentenceBuffer } from '../grounding/index.ts'
import { costMicroUsd, type ModelUse } from '../models/model-use.ts'
import { type Model, ModelFailure, type ModelSession, type ToolReport, type ToolWish } from '../models/model.ts'
import { COMPANION_PROMPT } from '../prompts/companion-prompt.ts'
import type { LookUps } from '../tools/look-ups.ts'
import { isRefusal } from './is-refusal.ts'
import { createToolRun } from './run-tools.ts'

const MOST_STEPS = 6
const MOST_TOKENS = 60_000
const MOST_MICRO_USD = 100_000
const MOST_SENTENCES = 40
const CHARACTERS_PER_TOKEN = 4

type Known = {
  readonly model: Model
  readonly session: ModelSession
  readonly lookUps: LookUps
  readonly locale: string
  /** Of earlier turns with a server record. */
  readonly before: readonly (readonly CalledTool[])[]
  /** Of the engine's opening, if there is one. */
  readonly lead: readonly CalledTool[]
  readonly asked: readonly string[]
  /** The approximate input of one step. */
  readonly contextTokens: number
}

/** The loop between a model and our tools: limited in steps, tokens and dollars, and every sentence is checked. */
export class ModelTurn {
  readonly sentences: KeptAnswer['sentences'] = []
  readonly calls: CalledTool[] = []
  readonly notices = new Set<AnswerNotice>()
  /** The reason of a failure. */
  failed: ModelFailure['because'] | null = null
  private readonly known: Known
  private readonly tools: ReturnType<typeof createToolRun>
  private spokenOf: readonly Mention[] = []
  private readonly allowsGeneral: boolean
  private readonly spent = { steps: 0, input: 0, output: 0 }

  constructor(known: Known) {
    this.known = known
    this.tools = createToolRun(known.lookUps)
    this.allowsGeneral = !isOnGuardedSubject(known.asked[0] ?? '', known.lookUps)
  }

  /** Events while the model streams; an error is thrown after all earlier events. */
  async *speak(): AsyncGenerator<AssistantEvent> {
    let reports: readonly ToolReport[] = []
    for (let count = 1; count <= MOST_STEPS; count += 1) {
      const mayWish = count < MOST_STEPS && !this.isSpent()
      const wishes = yield* this.step(reports, mayWish)
      if (wishes.length === 0) return
      // It requested tools again although it may only write text.
      if (!mayWish) throw new ModelFailure('broken')
      reports = yield* this.carryOut(wishes)
    }
  }

  /** Null when the model was never called. */
  use(): ModelUse | null {
    const { steps, input, output } = this.spent
    const { name, prices } = this.known.model
    if (steps === 0) return null
    return {
      model: name,
      prompts: COMPANION_PROMPT.id,
      steps,
      inputTokens: input,
      outputTokens: output,
      costMicroUsd: costMicroUsd(input, output, prices),
      failed: this.failed,
    }
  }

  private isSpent(): boolean {
    const { inputTokens = 0, outputTokens = 0, costMicroUsd: cost = 0 } = this.use() ?? {}
    return inputTokens + outputTokens >= MOST_TOKENS || cost >= MOST_MICRO_USD
  }

  private async *step(reports: readonly ToolReport[], mayWish: boolean): AsyncGenerator<AssistantEvent, ToolWish[]> {
    const buffer = new SentenceBuffer(this.known.locale)
    const wishes: ToolWish[] = []
    let heard = 0
    let isUsageKnown = false
    this.spent.steps += 1
    try {
      for await (const part of this.known.session.next(reports, mayWish)) {
        if (part.kind === 'used') {
          isUsageKnown = true
          this.spend(part.inputTokens, part.outputTokens)
        } else if (part.kind === 'text') {
          heard += part.text.length
          yield* this.say(buffer.add(part.text))
        } else wishes.push(part.wish)
      }
    } finally {
      // An interrupted stream reports no usage, so it is estimated.
      if (!isUsageKnown && heard > 0) this.spend(this.known.contextTokens, Math.ceil(heard / CHARACTERS_PER_TOKEN))
    }
    // Half a sentence before a tool call was only thinking aloud.
    if (wishes.length === 0) yield* this.say(buffer.end())
    return wishes
  }

  private spend(input: number, output: number): void {
    this.spent.input += input
    this.spent.output += output
  }

  /** Whether a sentence states something with evidence. */
  hasProof(): boolean {
    return this.sentences.some(({ pieces }) => pieces.some(({ kind }) => kind === 'fact'))
  }

  /** Sentences of the engine contain names of tables, which anybody may have written. */
  isSupported(pieces: readonly Piece[], calls: readonly CalledTool[]): boolean {
    const { asked, locale, lookUps } = this.known
    const evidence = gatherEvidence([calls], asked, locale)
    return groundSentence(pieces.map(({ text }) => text).join(''), evidence, { locale, lookUps }).kind === 'grounded'
  }

  private async *carryOut(wishes: readonly ToolWish[]): AsyncGenerator<AssistantEvent, readonly ToolReport[]> {
    const reports: ToolReport[] = []
    for (const wish of wishes) {
      const { report, call } = await this.tools.carryOut(wish)
      reports.push(report)
      if (!call) continue
      this.calls.push(call)
      yield { kind: 'called', call }
    }
    return reports
  }

  private *say(written: readonly string[]): Generator<AssistantEvent> {
    if (written.length === 0) return
    const { before, lead, asked, locale, lookUps } = this.known
    const evidence = gatherEvidence([...before, [...lead, ...this.calls]], asked, locale)
    for (const sentence of written.slice(0, MOST_SENTENCES - this.sentences.length)) {
      if (this.sentences.length + this.calls.length === 0 && isRefusal(sentence)) throw new ModelFailure('declined')
      const context = { locale, lookUps, spokenOf: this.spokenOf, allowsGeneral: this.allowsGeneral }
      const result = groundSentence(sentence, evidence, context)
      if (result.kind === 'unsupported' || isOfPrompt(sentence)) {
        if (!this.notices.has('left-out')) yield { kind: 'notice', notice: 'left-out' }
        this.notices.add('left-out')
        continue
      }
      this.spokenOf = result.speaksOf
      const pieces = [...result.pieces]
      this.sentences.push({ id: null, pieces })
      for (const [index, piece] of pieces.entries()) yield { kind: 'piece', piece, startsSentence: index === 0 }
    }
  }
}

const LEAST_QUOTED = 16
const PROMPT = foldText(COMPANION_PROMPT.text)

/** The prompt is not secret, but useless to a traveller. */
function isOfPrompt(sentence: string): boolean {
  const folded = foldText(sentence)
  return folded.length >= LEAST_QUOTED && PROMPT.includes(folded)
}
