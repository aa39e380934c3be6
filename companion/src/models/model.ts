/** A language model behind whatever wire. It chooses among tools and words sentences; what it says is no fact. */
export type Model = {
  /** As the traveller reads it. */
  readonly name: string
  readonly prices: TokenPrices
  readonly begin: (context: ModelContext) => ModelSession
}

/** US dollars for a million tokens. */
export type TokenPrices = { readonly input: number; readonly output: number }

/** Everything a model is told: there is nothing else. */
export type ModelContext = {
  readonly system: string
  /** The traveller speaks first and last. */
  readonly messages: readonly { readonly by: 'traveller' | 'companion'; readonly text: string }[]
  readonly tools: readonly OfferedTool[]
  /** Whoever asked has left. */
  readonly signal: AbortSignal
}

export type OfferedTool = {
  readonly name: string
  readonly about: string
  /** JSON Schema. */
  readonly input: Readonly<Record<string, unknown>>
}

export type ToolWish = { readonly id: string; readonly tool: string; readonly input: unknown }
export type ToolReport = ToolWish & { readonly output: string }

export type ModelPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'wish'; readonly wish: ToolWish }
  | { readonly kind: 'used'; readonly inputTokens: number; readonly outputTokens: number }

export type ModelSession = {
  /** One step: text, and wishes for tools. What was wished for last is reported first. Throws a ModelFailure. */
  readonly next: (reports: readonly ToolReport[], mayWish: boolean) => AsyncIterable<ModelPart>
}

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly because: 'busy' | 'silent' | 'refused' | 'broken' | 'left'

  constructor(because: ModelFailure['because'], cause?: unknown) {
    super(`the model did not answer: ${because}`, { cause })
    this.because = because
  }
}
