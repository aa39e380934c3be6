/** A legal page is data: paragraphs, lists and tables under numbered headings, so that each can be linked and cited. */
export type LegalDocument = {
  readonly title: string
  readonly description: string
  /** The date these terms took effect, as an ISO date. */
  readonly inForceSince: string
  /** The whole page in two or three sentences. */
  readonly inShort: string
  readonly sections: readonly LegalSection[]
}

export type LegalSection = { readonly id: string; readonly heading: string; readonly blocks: readonly LegalBlock[] }

export type LegalBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

export function text(words: string): LegalBlock {
  return { kind: 'text', text: words }
}

export function list(...items: readonly string[]): LegalBlock {
  return { kind: 'list', items }
}
