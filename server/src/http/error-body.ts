import type { AppError } from '../errors/app-error.ts'

/** For refusals outside any surface. The auth, rest and storage clients read `code` and `message` here. */
export function toErrorBody({ code, message }: AppError): Readonly<Record<string, unknown>> {
  return { code, message, error: { code, message } }
}
