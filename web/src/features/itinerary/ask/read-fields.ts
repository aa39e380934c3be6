import type { MinuteOfDay } from '@app/domain/trip'

export function listOf(typed: string): readonly string[] {
  const parts = typed.split(/[,;\n]/).map((part) => part.trim())
  return [...new Set(parts.filter(Boolean))].slice(0, 30)
}

export function numbersOf(typed: string): readonly number[] {
  return (typed.match(/\d+/g) ?? []).map(Number)
}

/** As a time field writes it. */
export function minuteOfClock(typed: string): MinuteOfDay | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(typed) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
