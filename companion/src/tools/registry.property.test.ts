/** Security check 58: arguments of any shape are refused or answered, and nothing throws. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { smallWorld } from '../engine/testing/small-world.ts'
import { callTool, type ToolName, TOOLS } from './index.ts'

const world = smallWorld()
const names = Object.keys(TOOLS) as ToolName[]

describe('callTool', () => {
  it('refuses invalid arguments', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.anything(), async (name, input) => {
        const result = await callTool(name, input, world)
        expect(result).toEqual({ kind: 'refused', because: 'wrong-input' })
      }),
      { numRuns: 200, seed: 7 },
    )
  })

  it('answers or returns unknown, for any values', async () => {
    const value = fc.oneof(
      fc.constantFrom('IT', 'JP', 'EUR', '2027-05-01', '2027-05-09', 'Rome', 'technical-fault'),
      fc.integer({ min: 0, max: 40 }),
      fc.string(),
    )
    const input = fc.dictionary(
      fc.constantFrom(
        'country',
        'city',
        'from',
        'to',
        'here',
        'there',
        'passport',
        'destination',
        'own',
        'host',
        'days',
        'people',
        'amount',
        'departs',
        'text',
      ),
      value,
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), input, async (name, given) => {
        const { kind } = await callTool(name, given, world)
        expect(['found', 'unknown', 'refused']).toContain(kind)
      }),
      { numRuns: 300, seed: 7 },
    )
  })

  it('has no other tool', async () => {
    for (const name of ['save-trip', 'delete-trip', 'toString', '__proto__', 'constructor']) {
      expect(await callTool(name, {}, world)).toEqual({ kind: 'refused', because: 'no-such-tool' })
    }
  })
})
