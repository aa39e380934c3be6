import { AppError } from '../../errors/app-error.ts'
import {
  type Catalogue,
  type ColumnPair,
  type JunctionRelationship,
  type KeyRelationship,
  type Relationship,
  type TableName,
} from '../catalogue/catalogue.ts'
import { suggest } from './suggest.ts'

type Wanted = { readonly relation: string; readonly hint: string | null }
type Detected = KeyRelationship | JunctionRelationship

/** The relationship that `origin?select=relation!hint(…)` means: exactly one, or PGRST200 / PGRST201. */
export function findRelationship(catalogue: Catalogue, origin: TableName, wanted: Wanted): Relationship {
  const all = catalogue.relationshipsOf(origin).filter((found) => found.target.schema === origin.schema)
  const computed = all.find((found) => found.kind === 'computed' && found.function.name === wanted.relation)
  if (computed) return computed
  const matches = all.filter((found): found is Detected => found.kind !== 'computed' && isMeant(found, wanted))
  const [first, second] = matches
  if (!first) throw notFound(catalogue, all, origin, wanted)
  if (second) throw ambiguous(origin, wanted, matches)
  return first
}

function isMeant(found: Detected, { relation, hint }: Wanted): boolean {
  const isByTable = relation === found.target.name
  if (found.kind === 'junction') return isByTable && !found.isSelf && (hint === null || hint === found.junction.name)
  if (found.isSelf) return isMeantSelf(found, isByTable, relation, hint)
  const [column, targetColumn] = onlyPair(found.pairs)
  if (hint !== null) return isByTable && (hint === found.constraint || hint === column || hint === targetColumn)
  return isByTable || (!found.isTargetView && (relation === found.constraint || relation === column))
}

/** A self-reference works in both directions: the table's name means the children, the column's name the parent. */
function isMeantSelf(found: KeyRelationship, isByTable: boolean, relation: string, hint: string | null): boolean {
  const [column, targetColumn] = onlyPair(found.pairs)
  const isToMany = found.cardinality === 'one-to-many'
  if (hint !== null) return isByTable && isToMany && hint === targetColumn
  return (isByTable && isToMany) || (relation === column && found.cardinality === 'many-to-one')
}

function onlyPair(pairs: readonly ColumnPair[]): readonly [string | null, string | null] {
  return pairs.length === 1 && pairs[0] ? pairs[0] : [null, null]
}

function notFound(
  catalogue: Catalogue,
  related: readonly Relationship[],
  origin: TableName,
  { relation, hint }: Wanted,
): AppError {
  const using = hint === null ? '' : `' using the hint '${hint}`
  const targets = [...new Set(related.map(({ target }) => target.name))]
  const near =
    related.length > 0
      ? { typed: relation, meant: targets.includes(relation) ? null : suggest(relation, targets, 0.33) }
      : { typed: origin.name, meant: suggest(origin.name, catalogue.relatedTableNames(origin.schema), 0.33) }
  return new AppError('PGRST200', {
    message: `Could not find a relationship between '${origin.name}' and '${relation}' in the schema cache`,
    details:
      `Searched for a foreign key relationship between '${origin.name}' and '${relation}${using}' in the ` +
      `schema '${origin.schema}', but no matches were found.`,
    hint: near.meant === null ? null : `Perhaps you meant '${near.meant}' instead of '${near.typed}'.`,
  })
}

function ambiguous(origin: TableName, { relation }: Wanted, matches: readonly Detected[]): AppError {
  const sorted = matches.toSorted((a, b) => (hintFor(a) < hintFor(b) ? -1 : 1))
  const choices = sorted.map((found) => `'${found.target.name}!${hintFor(found)}'`).join(', ')
  return new AppError('PGRST201', {
    message: `Could not embed because more than one relationship was found for '${origin.name}' and '${relation}'`,
    details: sorted.map(describe),
    hint: `Try changing '${relation}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
  })
}

function hintFor(found: Detected): string {
  return found.kind === 'junction' ? found.junction.name : found.constraint
}

function describe(found: Detected): Readonly<Record<string, string>> {
  const embedding = `${found.origin.name} with ${found.target.name}`
  const list = (columns: readonly string[]): string => `(${columns.join(', ')})`
  if (found.kind === 'junction') {
    const from = found.originConstraint + list(found.originPairs.map(([, column]) => column))
    const to = found.targetConstraint + list(found.targetPairs.map(([, column]) => column))
    return { cardinality: 'many-to-many', embedding, relationship: `${found.junction.name} using ${from} and ${to}` }
  }
  const from = found.origin.name + list(found.pairs.map(([column]) => column))
  const to = found.target.name + list(found.pairs.map(([, column]) => column))
  return { cardinality: found.cardinality, embedding, relationship: `${found.constraint} using ${from} and ${to}` }
}
