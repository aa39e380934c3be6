/** A result of a check. An error stops the packing; a warning is for a person to read. */
export type Problem = {
  readonly severity: 'error' | 'warning'
  /** File and line, relative to the folder of the guide: `pt/sights.tsv:3`. */
  readonly where: string
  readonly message: string
}

type Located = { readonly where: string }

export function error({ where }: Located, message: string): Problem {
  return { severity: 'error', where, message }
}

export function warning({ where }: Located, message: string): Problem {
  return { severity: 'warning', where, message }
}

export function lineOfProblem({ severity, where, message }: Problem): string {
  return `${severity === 'error' ? 'ERROR' : 'warn '} ${where}: ${message}`
}
