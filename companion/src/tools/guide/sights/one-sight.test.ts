import { describe, expect, it } from 'vitest'

import { smallGuide } from '../../../engine/testing/small-guide.ts'
import { smallWorld } from '../../../engine/testing/small-world.ts'
import { callTool } from '../../registry.ts'
import type { FactsCard } from '../facts-card.ts'

const world = smallWorld({ guide: smallGuide() })

async function say(input: object): Promise<string> {
  const result = await callTool('things-to-do', { place: 'rome', ...input }, world)
  if (result.kind !== 'found') return result.kind
  return (result.card as FactsCard).says.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ')
}

describe('a question about one sight', () => {
  it('says first whether it is worth it', async () => {
    expect(await say({ about: 'is the colosseum worth it' })).toMatch(/^Yes, Colosseum is worth it\. Colosseum: /)
  })

  it('says of a sight whether it suits the company', async () => {
    expect(await say({ wish: 'wheelchair', about: 'colosseum with a wheelchair' })).toMatch(
      /Colosseum.* wheelchair users/,
    )
  })

  it('does not take the name of the place for a sight', async () => {
    expect(await say({ about: 'what to see in rome' })).not.toContain('worth it')
  })
})

describe('a question about a district', () => {
  it('is answered with what is in it', async () => {
    expect(await say({ about: 'half a day in monti' })).toMatch(/Monti.*Colosseum.*Trevi Fountain/)
  })

  it('is answered with the place around it where the guide has nothing in it', async () => {
    expect(await say({ about: 'half a day in termini' })).toMatch(/Rome.*Colosseum/)
  })
})
