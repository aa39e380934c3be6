import { foldText } from '@app/domain/place-search'
import { create, insertMultiple, search } from '@orama/orama'

import type { Engine, NamedCity } from '../engine.ts'

export async function prepare(cities: readonly NamedCity[]): Promise<Engine> {
  const index = create({ schema: { names: 'string' } as const })
  await insertMultiple(
    index,
    cities.map(({ texts }, id) => ({ id: String(id), names: texts.join(' ') })),
    5_000,
  )
  const find = async (term: string, tolerance: number): Promise<readonly number[]> => {
    const { hits } = await search(index, { term, tolerance, limit: 100, threshold: 0 })
    return hits
      .map(({ id }) => Number(id))
      .toSorted((a, b) => a - b)
      .slice(0, 8)
  }
  return {
    async search(query) {
      const exact = await find(foldText(query), 0)
      return exact.length > 0 ? exact : find(foldText(query), 1)
    },
  }
}
