/** Names that a host may find in its tables before a text is read. They are places or people, never the intent. */
export const NAME_SLOTS = ['place', 'country', 'airport', 'sight', 'airline'] as const
export type NameSlot = (typeof NAME_SLOTS)[number]

/** Private-use characters, so that no traveller types one. */
const FIRST_MARK = 0xe000

/** The replacement of a name in a text. */
export function maskOf(slot: NameSlot): string {
  return String.fromCharCode(FIRST_MARK + NAME_SLOTS.indexOf(slot))
}

export const MASKS = /[\ue000-\ue004]/u

export type NameSpan = { readonly slot: NameSlot; readonly start: number; readonly end: number }

/** Replaces each name by its mask. Spans may be in any order; of two that overlap, the first counts. */
export function maskNames(text: string, spans: readonly NameSpan[]): string {
  let [masked, at] = ['', 0]
  for (const { slot, start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end <= start) continue
    masked += `${text.slice(at, start)} ${maskOf(slot)} `
    at = end
  }
  return masked + text.slice(at)
}
