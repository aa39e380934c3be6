import type { CalledTool, KeptAnswer } from '@app/contracts/assistant'

const SEARCHES: readonly string[] = ['hotel-search', 'flight-search', 'car-search']

/** The same buttons that the engine proposes, from what the tools found; a model has no say in them. */
export function actionsOf(calls: readonly CalledTool[]): KeptAnswer['actions'] {
  return calls.flatMap(({ tool, result }): KeptAnswer['actions'] => {
    if (result.kind !== 'found') return []
    const { card } = result
    if (tool === 'plan-trip') return [{ kind: 'open-trip', trip: card['trip'] }]
    return SEARCHES.includes(tool) ? [{ kind: 'open-link', search: card['search'] }] : []
  })
}
