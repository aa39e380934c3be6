import { expect, it } from 'vitest'

import { smallGuide } from '../../engine/testing/small-guide.ts'
import { smallWorld } from '../../engine/testing/small-world.ts'
import { callTool } from '../registry.ts'
import type { FactsCard } from './facts-card.ts'

const world = smallWorld({ guide: smallGuide() })

async function firstSaid(input: object): Promise<string> {
  const result = await callTool('where-to-stay', { place: 'rome', ...input }, world)
  if (result.kind !== 'found') return result.kind
  return (result.card as FactsCard).says[0]?.pieces.map(({ text }) => text).join('') ?? ''
}

it('chooses by ease for someone who walks with difficulty', async () => {
  expect(await firstSaid({ isEasy: true })).toMatch(/^I would take .* transport/)
})

it('answers for a first visit where nothing is named', async () => {
  expect(await firstSaid({ about: 'where to stay' })).toMatch(/^For a first visit to Rome/)
})
