import type { Thing } from './things-to-see.ts'

/** The day trip "Golden Circle" includes Gullfoss. */
export function isCovered({ sight, dayTrip, name }: Thing, by: Thing): boolean {
  const excursion = by.dayTrip
  if (sight && by.sight) return name === by.name
  if (excursion && sight) {
    return excursion.highlights.some((highlight) => name.includes(highlight) || highlight.includes(name))
  }
  return Boolean(dayTrip && by.sight && (name === by.name || dayTrip.highlights.includes(by.name)))
}
