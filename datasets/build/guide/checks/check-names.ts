import type { Guide } from '../guide.ts'
import { error, type Problem } from '../problem.ts'

/** Names in other languages are those of destinations and sights, in the folder of their country. */
export function checkNames(guide: Guide): readonly Problem[] {
  return guide.names.flatMap((row) => {
    const named = guide.destination(row.id) ?? guide.sight(row.id)
    if (!named) return [error(row, `unknown id ${row.id}`)]
    return named.folder === row.folder ? [] : [error(row, `${row.id} is in the folder ${named.folder.toLowerCase()}`)]
  })
}
