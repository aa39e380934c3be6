import { authText as text } from './sign-in-text.ts'

/** The browser's own validation, with our messages. */
export function emailProblem(form: HTMLFormElement): string | null {
  const field = form.elements.namedItem('email')
  if (!(field instanceof HTMLInputElement)) return null
  if (field.value.trim() === '') return text('problem.email.missing')
  return field.validity.typeMismatch ? text('problem.email.invalid') : null
}
