import type { CatalogueRow, KeyRow } from './catalogue-rows.ts'
import type { ColumnPair, JunctionRelationship, KeyRelationship, Relationship, TableName } from './catalogue.ts'
import type { ViewColumn } from './view-columns.ts'

type Numbered = readonly (readonly [number: number, name: string])[]
/** A table, or a view that shows the key's columns under its own names. */
type KeySide = { readonly id: number; readonly isView: boolean; readonly columns: readonly string[] }
type ForeignKey = KeyRelationship & { readonly originId: number; readonly isOriginView: boolean }

type Source = {
  readonly row: CatalogueRow
  readonly viewColumns: readonly ViewColumn[]
  /** By table id; for views, the columns that show the primary key of the underlying table. */
  readonly primaryKeys: ReadonlyMap<number, readonly string[]>
  readonly nameOf: (id: number) => TableName | undefined
}

/** Foreign keys both ways, also between views that show their columns, and many-to-many through junction tables. */
export function deriveRelationships(source: Source): readonly Relationship[] {
  const foreignKeys = source.row.keys.filter((key) => key.kind === 'f').flatMap((key) => expandKey(source, key))
  return [...foreignKeys, ...throughJunctions(source, foreignKeys), ...foreignKeys.map(invert), ...computed(source)]
}

/** The views in which all of these columns appear. */
export function viewsShowing(viewColumns: readonly ViewColumn[], table: number, columns: Numbered): readonly KeySide[] {
  const byView = new Map<number, ViewColumn[]>()
  for (const column of viewColumns) {
    if (column.table === table) byView.set(column.view, [...(byView.get(column.view) ?? []), column])
  }
  return [...byView].flatMap(([id, shown]) => {
    const names = columns.map(([number]) => shown.find((column) => column.column === number)?.name)
    return names.every((name) => name !== undefined) ? [{ id, isView: true, columns: names }] : []
  })
}

function expandKey({ row, viewColumns, nameOf }: Source, key: KeyRow): readonly ForeignKey[] {
  const sides = (id: number, columns: Numbered): readonly KeySide[] => [
    { id, isView: false, columns: columns.map(([, name]) => name) },
    ...viewsShowing(viewColumns, id, columns),
  ]
  const cardinality = isUnique(row.keys, key) ? 'one-to-one' : 'many-to-one'
  return sides(key.table, key.columns).flatMap((from) =>
    sides(key.target, key.targetColumns).flatMap((to): ForeignKey[] => {
      const [origin, target] = [nameOf(from.id), nameOf(to.id)]
      if (!origin || !target) return []
      const pairs = from.columns.map((name, i): ColumnPair => [name, to.columns[i] ?? name])
      const ends = { origin, target, isSelf: from.id === to.id, isTargetView: to.isView }
      const source = { originId: from.id, isOriginView: from.isView }
      return [{ kind: 'key', cardinality, ...ends, ...source, constraint: key.name, pairs }]
    }),
  )
}

/** A foreign key whose columns are unique points one-to-one. */
function isUnique(keys: readonly KeyRow[], foreign: KeyRow): boolean {
  const wanted = numbersOf(foreign)
  return keys.some((key) => key.kind !== 'f' && key.table === foreign.table && numbersOf(key) === wanted)
}

function numbersOf(key: KeyRow): string {
  return key.columns
    .map(([number]) => number)
    .toSorted((a, b) => a - b)
    .join()
}

function invert(key: ForeignKey): KeyRelationship {
  return {
    ...key,
    cardinality: key.cardinality === 'many-to-one' ? 'one-to-many' : 'one-to-one',
    origin: key.target,
    target: key.origin,
    isTargetView: key.isOriginView,
    pairs: key.pairs.map(([origin, target]): ColumnPair => [target, origin]),
  }
}

/** A table with foreign keys to two others, whose columns are all part of its primary key, joins those two. */
function throughJunctions({ primaryKeys }: Source, keys: readonly ForeignKey[]): readonly JunctionRelationship[] {
  const manyToOne = keys.filter((key) => key.cardinality === 'many-to-one')
  const byOrigin = Map.groupBy(manyToOne, (key) => key.originId)
  const swap = ([junction, end]: ColumnPair): ColumnPair => [end, junction]
  return manyToOne.flatMap((first) => {
    const primaryKey = primaryKeys.get(first.originId) ?? []
    const others = byOrigin.get(first.originId) ?? []
    return others
      .filter((second) => second.constraint !== first.constraint)
      .filter((second) => [...first.pairs, ...second.pairs].every(([column]) => primaryKey.includes(column)))
      .map((second): JunctionRelationship => ({
        kind: 'junction',
        origin: first.target,
        target: second.target,
        isSelf: first.target.schema === second.target.schema && first.target.name === second.target.name,
        junction: first.origin,
        originConstraint: first.constraint,
        targetConstraint: second.constraint,
        originPairs: first.pairs.map(swap),
        targetPairs: second.pairs.map(swap),
      }))
  })
}

function computed({ row }: Source): readonly Relationship[] {
  return row.computed.map((found) => ({
    kind: 'computed',
    origin: { schema: found.originSchema, name: found.originName },
    target: { schema: found.targetSchema, name: found.targetName },
    function: { schema: found.schema, name: found.name },
    isToOne: found.rows === 1,
  }))
}
