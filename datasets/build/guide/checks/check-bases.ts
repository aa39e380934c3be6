import type { Guide } from '../guide.ts'
import { error, type Problem } from '../problem.ts'

/** A base is a town in which routes stay overnight, so it must be suitable for that. */
export function checkBases({ areas }: Guide): readonly Problem[] {
  return areas
    .filter(({ isBase, stayFor }) => isBase === 'yes' && stayFor.length === 0)
    .map((row) => error(row, 'a base in which nobody stays'))
}
