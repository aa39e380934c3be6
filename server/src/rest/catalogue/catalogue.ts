/** The database as the API knows it: every name in a request is looked up here. */
export type Column = {
  readonly name: string
  /** The type as SQL, qualified unless it is built in. */
  readonly type: string
  /** The default as SQL, or null. */
  readonly defaultSql: string | null
}

export type Table = {
  readonly schema: string
  readonly name: string
  readonly isView: boolean
  readonly canInsert: boolean
  readonly canUpdate: boolean
  readonly canDelete: boolean
  readonly columns: ReadonlyMap<string, Column>
  readonly primaryKey: readonly string[]
}

export type TableName = { readonly schema: string; readonly name: string }
/** A column of the origin and the column of the target it equals. */
export type ColumnPair = readonly [origin: string, target: string]

export type Cardinality = 'many-to-one' | 'one-to-many' | 'one-to-one'

export type KeyRelationship = {
  readonly kind: 'key'
  readonly cardinality: Cardinality
  readonly origin: TableName
  readonly target: TableName
  readonly isSelf: boolean
  readonly isTargetView: boolean
  readonly constraint: string
  readonly pairs: readonly ColumnPair[]
}
export type JunctionRelationship = {
  readonly kind: 'junction'
  readonly origin: TableName
  readonly target: TableName
  readonly isSelf: boolean
  readonly junction: TableName
  readonly originConstraint: string
  readonly targetConstraint: string
  /** Columns of the origin and of the junction, then of the target and of the junction. */
  readonly originPairs: readonly ColumnPair[]
  readonly targetPairs: readonly ColumnPair[]
}
/** A function that takes a row of the origin. */
export type ComputedRelationship = {
  readonly kind: 'computed'
  readonly origin: TableName
  readonly target: TableName
  readonly function: TableName
  readonly isToOne: boolean
}
export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship

export type Parameter = {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly isVariadic: boolean
}
export type DbFunction = {
  readonly schema: string
  readonly name: string
  readonly parameters: readonly Parameter[]
  readonly returns: {
    readonly kind: 'void' | 'scalar' | 'composite'
    readonly isSet: boolean
    /** The row type, whose relationships the result may embed. */
    readonly table: TableName
  }
  readonly isVolatile: boolean
}

export type Catalogue = {
  /** Exposed schemas; the first one is the default. */
  readonly schemas: readonly string[]
  findTable(schema: string, name: string): Table | undefined
  tableNames(schema: string): readonly string[]
  relationshipsOf(origin: TableName): readonly Relationship[]
  /** Names of tables that have relationships, for hints. */
  relatedTableNames(schema: string): readonly string[]
  findFunctions(schema: string, name: string): readonly DbFunction[]
  functionNames(schema: string): readonly string[]
}

export function isToOne(relationship: Relationship): boolean {
  if (relationship.kind === 'computed') return relationship.isToOne
  return relationship.kind === 'key' && relationship.cardinality !== 'one-to-many'
}

/** A map key that names cannot forge. */
export function tableKey({ schema, name }: TableName): string {
  return `${schema}\0${name}`
}
