import type { CalledTool } from '@app/contracts/assistant'

import type { ToolReport, ToolWish } from '../models/model.ts'
import type { LookUps } from '../tools/look-ups.ts'
import { callTool, type ToolCall } from '../tools/registry.ts'
import { OFFERED_TOOLS } from './offered-tools.ts'
import { reportOf } from './report-of.ts'

const MOST_CALLS = 12
const LONGEST_INPUT = 4000

type Carried = { readonly report: ToolReport; readonly call: CalledTool | null }

/** Executes the model's tool calls, with our tools only. A repeated call is answered from memory. */
export function createToolRun(lookUps: LookUps) {
  const done = new Map<string, string>()
  let calls = 0

  async function resultOf({ tool, input }: ToolWish, size: number): Promise<ToolCall['result']> {
    if (!OFFERED_TOOLS.some(({ name }) => name === tool)) return { kind: 'refused', because: 'no-such-tool' }
    return size > LONGEST_INPUT ? { kind: 'refused', because: 'wrong-input' } : callTool(tool, input, lookUps)
  }

  async function carryOut(wish: ToolWish): Promise<Carried> {
    const { tool, input } = wish
    const written = JSON.stringify(input) ?? ''
    const known = done.get(`${tool} ${written}`)
    if (known !== undefined) return { report: { ...wish, output: known }, call: null }
    calls += 1
    if (calls > MOST_CALLS) return { report: { ...wish, output: JSON.stringify({ refused: 'too-many' }) }, call: null }
    const result = await resultOf(wish, written.length)
    const output = reportOf(tool, input, result)
    done.set(`${tool} ${written}`, output)
    // A refused call is not shown to the traveller.
    return { report: { ...wish, output }, call: result.kind === 'refused' ? null : toCalled(tool, input, result) }
  }

  return { carryOut }
}

function toCalled(tool: string, input: unknown, result: Exclude<ToolCall['result'], { kind: 'refused' }>): CalledTool {
  return {
    tool,
    input,
    result:
      result.kind === 'found' ? { kind: 'found', card: { ...result.card } } : { kind: 'unknown', about: result.about },
  }
}
