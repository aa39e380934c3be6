import { z } from 'zod'

import { FeedError, type ReadItem } from './feed-source.ts'

/** A few odd rows are left out; more of them mean that the shape has changed. */
const MOST_BROKEN_SHARE = 0.2

export function readJson<Shape extends z.ZodType>(text: string, shape: Shape): z.output<Shape> {
  let answer: unknown
  try {
    answer = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new FeedError('unreadable', 'no JSON')
  }
  const parsed = shape.safeParse(answer)
  if (!parsed.success) throw new FeedError('other-shape', parsed.error.issues[0]?.message ?? '')
  return parsed.data
}

/**
 * Each row by itself: null leaves it out as not meant for travellers, a row that does not parse counts as broken. No
 * two items have the same id; the first one stays.
 */
export function readRows<Shape extends z.ZodType>(
  rows: readonly unknown[],
  shape: Shape,
  toItem: (row: z.output<Shape>) => ReadItem | readonly ReadItem[] | null,
): readonly ReadItem[] {
  const items = new Map<string, ReadItem>()
  let broken = 0
  for (const row of rows) {
    const parsed = shape.safeParse(row)
    if (!parsed.success) broken += 1
    const made = parsed.success ? (toItem(parsed.data) ?? []) : []
    for (const item of [made].flat()) if (!items.has(item.id)) items.set(item.id, item)
  }
  if (rows.length > 0 && broken > rows.length * MOST_BROKEN_SHARE)
    throw new FeedError('other-shape', `${broken} of ${rows.length} rows`)
  return [...items.values()]
}

/** Everything that an item may be without. */
export const BARE = {
  level: null,
  regionalLevel: null,
  area: null,
  position: null,
  bounds: null,
  magnitude: null,
  validFrom: null,
  validTo: null,
  publishedAt: null,
  countries: [] as readonly string[],
} as const
