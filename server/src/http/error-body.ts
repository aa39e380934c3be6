import type { AppError } from '../errors/app-error.ts'

/** For refusals outside any surface. `code` and `message` stand where the auth, rest and storage clients look. */
export function toErrorBody({ code, message }: AppError): Readonly<Record<string, unknown>> {
  return { code, message, error: { code, message } }
}
