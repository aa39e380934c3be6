import { maskOf, type NameSlot } from '@app/domain/learned-reader'

const SLOT = /\[([a-z]+):([^\]]*)\]/gu

/**
 * Slots whose text is a name. Texts of other slots ("with kids", "vegan", "next week") may show the intent, so they
 * stay.
 */
const NAME_BY_SLOT: Readonly<Record<string, NameSlot>> = {
  place: 'place',
  from: 'place',
  to: 'place',
  country: 'country',
  airport: 'airport',
  sight: 'sight',
  airline: 'airline',
}

export type MarkedName = { readonly slot: NameSlot; readonly name: string }

/** As the traveller typed it. */
export function withoutMarks(text: string): string {
  return text.replace(SLOT, '$2')
}

export function namesIn(text: string): readonly MarkedName[] {
  return [...text.matchAll(SLOT)].flatMap(([, kind = '', name = '']) => {
    const slot = NAME_BY_SLOT[kind]
    return slot === undefined ? [] : [{ slot, name }]
  })
}

/** With every name replaced, and the marks of all other slots taken off. */
export function replaceNames(text: string, replace: (named: MarkedName) => string): string {
  return text.replace(SLOT, (_, kind: string, name: string) => {
    const slot = NAME_BY_SLOT[kind]
    return slot === undefined ? name : replace({ slot, name })
  })
}

/** With a space on both sides, as `maskNames` of the engine does it. */
export function withMasks(text: string): string {
  return replaceNames(text, ({ slot }) => ` ${maskOf(slot)} `)
}
