/** No letter or digit that can be confused with another when read out by phone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

/** Logs the error under an id that a traveller can quote. Errors from the server already have one. */
export function reportError(error: unknown): string {
  const known = numberOf(error)
  if (known) return known
  const id = newNumber()
  console.error(`error ${id}`, error)
  return id
}

function numberOf(error: unknown): string | undefined {
  const data = (error as { data?: unknown } | null)?.data
  const id = (data as { errorId?: unknown } | null | undefined)?.errorId
  return typeof id === 'string' ? id : undefined
}

export function newNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
