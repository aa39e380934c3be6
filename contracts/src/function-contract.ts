import type { z } from 'zod'

/**
 * The contract of a server function: its name under /functions/v1 and both bodies. The server parses `request`, the
 * browser parses `response`, so neither trusts the other's build.
 */
export type FunctionContract<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly request: Request
  readonly response: Response
}
