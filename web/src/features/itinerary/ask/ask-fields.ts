import type { MinuteOfDay } from '@app/domain/trip'
import type { TripAsk } from '@app/domain/trip-draft'

export type EditorProps = {
  readonly ask: TripAsk
  /** Regions and countries named as destinations. */
  readonly regions: readonly string[]
  readonly change: (changes: Partial<TripAsk>) => void
}

export function listOf(typed: string): readonly string[] {
  const parts = typed.split(/[,;\n]/).map((part) => part.trim())
  return [...new Set(parts.filter(Boolean))].slice(0, 30)
}

export function numbersOf(typed: string): readonly number[] {
  return (typed.match(/\d+/g) ?? []).map(Number)
}

/** In the format of a time input. */
export function minuteOfClock(typed: string): MinuteOfDay | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(typed) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
