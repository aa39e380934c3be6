/** The turns of the assistant that the traveller agreed to copy, until the first message takes them along. */
import type { HandoverTurn } from '@app/contracts/support/support-chat'

const KEY = 'support_handover'

export function keepHandover(turns: readonly HandoverTurn[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(turns))
  } catch {
    // Without storage nothing is copied, which the chat shows.
  }
}

export function readHandover(): readonly HandoverTurn[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isTurn) : []
  } catch {
    return []
  }
}

export function dropHandover(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then there is none.
  }
}

function isTurn(value: unknown): value is HandoverTurn {
  if (typeof value !== 'object' || value === null) return false
  const { question, answer } = value as Partial<HandoverTurn>
  return typeof question === 'string' && question !== '' && typeof answer === 'string'
}
