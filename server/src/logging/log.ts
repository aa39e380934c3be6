import { pino } from 'pino'

type Fields = { readonly [name: string]: unknown }
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (fields: Fields, message: string) => void>

export function createLog(level: string): Log {
  return pino({ level, timestamp: pino.stdTimeFunctions.isoTime })
}
