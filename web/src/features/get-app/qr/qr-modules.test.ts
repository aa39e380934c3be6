import { describe, expect, it } from 'vitest'

import { codeBytes } from './code-bytes.ts'
import { correctionBytes } from './galois-field.ts'
import { qrModules } from './qr-modules.ts'

it('corrects as the standard’s own example does', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect(correctionBytes(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

describe('codeBytes', () => {
  it('begins with the mode and the length', () => {
    expect(codeBytes('hi')?.bytes.slice(0, 4)).toEqual([0x40, 0x26, 0x86, 0x90])
  })
  it.each([
    [14, 1, 26],
    [15, 2, 44],
    [62, 4, 100],
    [106, 6, 172],
  ])('%i bytes need version %i', (length, version, bytes) => {
    const code = codeBytes('x'.repeat(length))
    expect(code?.version).toBe(version)
    expect(code?.bytes).toHaveLength(bytes)
  })
  it('refuses what does not fit', () => expect(codeBytes('x'.repeat(107))).toBeNull())
})

describe('qrModules', () => {
  const modules = qrModules('http://localhost:3000/download')!

  it('is a square with three eyes and a margin around each', () => {
    expect(modules).toHaveLength(29)
    const row = (index: number, from: number) =>
      modules[index]
        ?.slice(from, from + 8)
        .map(Number)
        .join('')
    expect([row(0, 0), row(1, 0), row(2, 0), row(7, 0)]).toEqual(['11111110', '10000010', '10111010', '00000000'])
    expect(row(0, 21)).toBe('01111111')
    expect(row(28, 0)).toBe('11111110')
  })

  it('says twice that its level is M', () => {
    const format = (cells: readonly (readonly [number, number])[]) =>
      cells.map(([row, column]) => Number(modules[row]?.[column])).join('')
    const near = [
      [8, 0],
      [8, 1],
      [8, 2],
      [8, 3],
      [8, 4],
    ] as const
    const far = [
      [28, 8],
      [27, 8],
      [26, 8],
      [25, 8],
      [24, 8],
    ] as const
    expect(format(near)).toBe(format(far))
    // The two bits of the level are 00, under the mask 10 of the standard.
    expect(format(near).slice(0, 2)).toBe('10')
  })

  it('draws nothing for a text that is too long', () => expect(qrModules('x'.repeat(200))).toBeNull())
})
