/** No letter or digit that can be taken for another when it is read out on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

/** Writes the error down under a number that a traveller can quote. What the server saw has brought its own. */
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
