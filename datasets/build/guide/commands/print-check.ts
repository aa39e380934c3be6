import { checkGuide, errorsIn } from '../check-guide.ts'
import { loadGuideFacts } from '../facts.ts'
import { lineOfProblem, type Problem } from '../problem.ts'
import { readGuide } from '../read-guide.ts'

/** All problems, or those of a folder (`pt`) or of lines that name a destination (`lisbon`). */
export async function printCheck([only]: readonly string[]): Promise<boolean> {
  const source = await readGuide()
  const problems = checkGuide(source, await loadGuideFacts())
  const wanted = only === undefined ? problems : problems.filter(isAbout(only, rowsNaming(source, only)))
  for (const problem of wanted) console.log(lineOfProblem(problem))
  const errors = errorsIn(wanted).length
  console.log(`${errors} errors, ${wanted.length - errors} warnings`)
  return errors === 0
}

function isAbout(only: string, rows: ReadonlySet<string>): (problem: Problem) => boolean {
  return ({ where, message }) => where.startsWith(`${only}/`) || rows.has(where) || message.includes(only)
}

function rowsNaming({ tables }: Awaited<ReturnType<typeof readGuide>>, id: string): ReadonlySet<string> {
  const rows = Object.values(tables).flat()
  const isOf = (text: string | undefined): boolean => text === id || (text?.startsWith(`${id}/`) ?? false)
  return new Set(
    rows
      .filter(({ cells }) => ['dest', 'id', 'scope', 'from', 'to'].some((column) => isOf(cells[column])))
      .map(({ where }) => where),
  )
}
