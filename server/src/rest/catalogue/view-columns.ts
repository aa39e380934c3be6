import type { ViewRow } from './catalogue-rows.ts'

/** A table's column, by the catalogue's numbers. */
type Origin = { readonly table: number; readonly column: number }
export type ViewColumn = Origin & { readonly view: number; readonly name: string }

const TARGET_ENTRY = /:resno (\d+) .*?:resorigtbl (\d+) :resorigcol (\d+) :resjunk (true|false)/s

/** For every column of a view, the column of a real table that it shows, also through other views. */
export function traceViewColumns(views: readonly ViewRow[]): readonly ViewColumn[] {
  const direct = new Map(views.map((view) => [view.id, readTargets(view.definition)]))
  const trace = (origin: Origin, seen: number): Origin | null => {
    const inner = direct.get(origin.table)
    if (!inner) return origin
    const next = inner.get(origin.column)
    return next && seen < views.length ? trace(next, seen + 1) : null
  }
  return views.flatMap((view) =>
    view.columns.flatMap(([number, name]) => {
      const shown = direct.get(view.id)?.get(number)
      const origin = shown ? trace(shown, 0) : null
      return origin ? [{ ...origin, view: view.id, name }] : []
    }),
  )
}

/**
 * The stored definition is a tree in braces. The select list consists of the nodes one level inside the outermost
 * query; deeper ones belong to subqueries.
 */
function readTargets(definition: string): ReadonlyMap<number, Origin> {
  const targets = new Map<number, Origin>()
  let depth = 0
  let start = 0
  for (let i = 0; i < definition.length; i += 1) {
    const char = definition[i]
    if (char === '\\') i += 1
    else if (char === '{') {
      depth += 1
      if (depth === 2) start = i
    } else if (char === '}') {
      if (depth === 2 && definition.startsWith('{TARGETENTRY', start)) readEntry(definition.slice(start, i), targets)
      depth -= 1
    }
  }
  return targets
}

function readEntry(node: string, targets: Map<number, Origin>): void {
  // The expression inside may contain entries too; ours is the last one.
  const own = TARGET_ENTRY.exec(node.slice(node.lastIndexOf(':resno ')))
  if (!own || own[4] === 'true' || own[2] === '0') return
  targets.set(Number(own[1]), { table: Number(own[2]), column: Number(own[3]) })
}
