import type { FormEvent } from 'react'

/** The words in a field of the form that was sent. */
export function readField(event: FormEvent<HTMLFormElement>, name: string): string {
  const value = new FormData(event.currentTarget).get(name)
  return typeof value === 'string' ? value.trim() : ''
}
