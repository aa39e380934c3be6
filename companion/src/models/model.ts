/** A language model of any provider. It chooses among tools and writes sentences; its statements are not facts. */
export type Model = {
  /** The displayed name. */
  readonly name: string
  readonly prices: TokenPrices
  readonly begin: (context: ModelContext) => ModelSession
}

/** US dollars per million tokens. */
export type TokenPrices = { readonly input: number; readonly output: number }

/** The complete input of a model. */
export type ModelContext = {
  readonly system: string
  /** The traveller writes the first and the last message. */
  readonly messages: readonly { readonly by: 'traveller' | 'companion'; readonly text: string }[]
  readonly tools: readonly OfferedTool[]
  /** Aborts when the client disconnects. */
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
  /** One step: text, and tool calls. The results of the previous calls are reported first. Throws a ModelFailure. */
  readonly next: (reports: readonly ToolReport[], mayWish: boolean) => AsyncIterable<ModelPart>
}

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly because: 'busy' | 'silent' | 'refused' | 'declined' | 'broken' | 'left'

  constructor(because: ModelFailure['because'], cause?: unknown) {
    super(`the model did not answer: ${because}`, { cause })
    this.because = because
  }
}
