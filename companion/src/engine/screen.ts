import type { ScreenContext } from '@app/contracts/assistant'

import type { Memory } from './slots.ts'

/** The place of a page. */
export function screenOf(screen: ScreenContext | undefined): string | null {
  return screen?.cityId?.toString() ?? screen?.country ?? null
}

/** Beside a page that is new to the conversation, "there" is its place; after that, whatever was named last. */
export function beside(memory: Memory, screen: ScreenContext | undefined): Memory {
  const place = screenOf(screen)
  if (place === null || place === memory.screen) return memory
  const { cityId, country } = screen ?? {}
  return {
    ...memory,
    slots: {
      ...memory.slots,
      cities: cityId === undefined ? [] : [cityId],
      countries: cityId === undefined && country !== undefined ? [country] : [],
    },
  }
}
