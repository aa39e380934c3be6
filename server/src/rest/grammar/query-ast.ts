/** A parsed PostgREST query string, before names are resolved. */
export type JsonStep = {
  readonly arrow: '->' | '->>'
  readonly operand: { readonly kind: 'key' | 'index'; readonly text: string }
}
export type Field = { readonly name: string; readonly path: readonly JsonStep[] }

export type Aggregate = 'count' | 'sum' | 'avg' | 'min' | 'max'
export type SelectField = {
  readonly kind: 'field'
  readonly field: Field
  readonly alias: string | null
  readonly cast: string | null
  readonly aggregate: Aggregate | null
  readonly aggregateCast: string | null
}
export type SelectEmbed = {
  readonly kind: 'embed'
  readonly relation: string
  readonly alias: string | null
  readonly hint: string | null
  readonly join: 'left' | 'inner'
  readonly isSpread: boolean
  readonly items: readonly SelectItem[]
}
export type SelectItem = SelectField | SelectEmbed

export type CompareOperator =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'like'
  | 'ilike'
  | 'match'
  | 'imatch'
  | 'cs'
  | 'cd'
  | 'ov'
  | 'sl'
  | 'sr'
  | 'nxr'
  | 'nxl'
  | 'adj'
export type TextSearchOperator = 'fts' | 'plfts' | 'phfts' | 'wfts'
export type IsValue = 'null' | 'not_null' | 'true' | 'false' | 'unknown'

export type Operation =
  | {
      readonly kind: 'compare'
      readonly operator: CompareOperator
      readonly quantifier: 'any' | 'all' | null
      readonly value: string
    }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly value: IsValue }
  | { readonly kind: 'isdistinct'; readonly value: string }
  | {
      readonly kind: 'search'
      readonly operator: TextSearchOperator
      readonly language: string | null
      readonly value: string
    }

export type Filter = {
  readonly kind: 'filter'
  readonly field: Field
  readonly isNegated: boolean
  readonly operation: Operation
}
export type Condition =
  | Filter
  | {
      readonly kind: 'group'
      readonly isNegated: boolean
      readonly junction: 'and' | 'or'
      readonly conditions: readonly Condition[]
    }

export type OrderTerm = {
  /** Set for an order by a column of an embedded resource: `order=author(name)`. */
  readonly relation: string | null
  readonly field: Field
  readonly direction: 'asc' | 'desc' | null
  readonly nulls: 'first' | 'last' | null
}

export type Slice = { readonly limit: number | null; readonly offset: number }

/** The names of embedded resources from the root down; the root itself is the empty path. */
export type EmbedPath = readonly string[]
export type AtPath<T> = { readonly path: EmbedPath; readonly value: T }

export type QueryAst = {
  readonly select: readonly SelectItem[]
  readonly conditions: readonly AtPath<Condition>[]
  readonly orders: readonly AtPath<readonly OrderTerm[]>[]
  readonly slices: readonly AtPath<Slice>[]
  readonly columns: readonly string[] | null
  readonly onConflict: readonly string[] | null
  /** Arguments of a function called by GET: parameters without an operator. */
  readonly callArguments: readonly (readonly [name: string, value: string])[]
}
