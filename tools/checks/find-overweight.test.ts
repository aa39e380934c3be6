import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { findOverweight } from './find-overweight.ts'

const MANIFEST = {
  'first.ts': { file: 'first.js', imports: ['_both.js'] },
  'app.ts': { file: 'app.js', imports: ['_both.js', '_deep.js'] },
  '_deep.js': { file: 'deep.js', imports: ['_deeper.js'] },
  '_deeper.js': { file: 'deeper.js' },
  '_both.js': { file: 'both.js' },
}
// Random bytes do not compress, so each file keeps its size.
const FILES = new Map(['first', 'app', 'deep', 'deeper', 'both'].map((name) => [`${name}.js`, randomBytes(500)]))
const read = (file: string) => FILES.get(file) ?? Buffer.from('')
const weigh = (...files: string[]) => files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0)

const app = (maxBytes: number, after: string[] = []) =>
  findOverweight(MANIFEST, [{ name: 'app', modules: ['app.ts'], after, maxBytes }], read)

describe('findOverweight', () => {
  const whole = weigh('app.js', 'deep.js', 'deeper.js', 'both.js')

  it('counts transitive imports', () => {
    expect(app(whole)).toEqual([])
    expect(app(whole - 1)[0]).toContain(`app: ${whole} bytes gzip, ${whole - 1} allowed`)
  })

  it('does not count modules that are already loaded', () => {
    const rest = whole - weigh('both.js')
    expect(app(rest, ['first.ts'])).toEqual([])
    expect(app(rest - 1, ['first.ts'])).toHaveLength(1)
  })

  it('lists the files, largest first', () => {
    const files = app(0)[0]?.match(/\w+\.js/g) ?? []
    expect(new Set(files)).toEqual(new Set(['app.js', 'deep.js', 'deeper.js', 'both.js']))
  })

  it('rejects a module that is not in the build manifest', () => {
    const loads = [{ name: 'gone', modules: ['moved.ts'], maxBytes: 1e6 }]
    expect(findOverweight(MANIFEST, loads, read)).toEqual(['gone: moved.ts is not in the build'])
  })
})
