import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { CORPUS, readCorpus } from './corpus-folder.ts'
import { parseCorpus, writeCorpus } from './corpus-line.ts'
import { partOf } from './parts-of-corpus.ts'
import { tidyCorpus } from './tidy-corpus.ts'

const parse = (...lines: readonly string[]) => parseCorpus('en', `intent\ttext\n${lines.join('\n')}\n`)
const tidied = (...lines: readonly string[]) =>
  writeCorpus(tidyCorpus(parse(...lines)))
    .split('\n')
    .slice(1, -1)

describe('tidyCorpus', () => {
  it('keeps one of two lines that differ only in a name', () => {
    expect(tidied('weather\tweather [place:rome]', 'weather\tWeather [place:oslo]?')).toEqual([
      'weather\tweather [place:rome]',
    ])
  })

  it('drops both of two lines that disagree', () => {
    expect(tidied('snow\tcold there?', 'weather\tcold there?', 'thanks\tthx')).toEqual(['thanks\tthx'])
  })

  it('drops a name without a question', () => {
    expect(tidyCorpus(parse('must_see\t[place:rome]'))).toEqual([])
  })

  it('writes quotes, spaces and pairs of intents in one way, and sorts', () => {
    expect(tidied('weather+packing\t>  what’s  it like', 'beach\tbest beach')).toEqual([
      'beach\tbest beach',
      "packing+weather\t> what's it like",
    ])
  })
})

describe('parseCorpus', () => {
  it.each(['weather', 'wether\train', 'a+b+c\train', 'weather\train\tmore', 'weather\t '])('refuses %j', (line) => {
    expect(() => parse(line)).toThrow('en:2')
  })
})

describe('the corpus', async () => {
  const corpus = await readCorpus()
  it.each([...Map.groupBy(corpus, ({ language }) => language)])('%s is tidy', async (language, lines) => {
    expect(await readFile(join(CORPUS, `${language}.tsv`), 'utf8')).toBe(writeCorpus(tidyCorpus(lines)))
  })

  it('holds out about 10 of 100 lines, independent of their names', () => {
    const held = corpus.filter((line) => partOf(line) === 'held').length / corpus.length
    expect(held).toBeGreaterThan(0.08)
    expect(held).toBeLessThan(0.12)
    const [rome, oslo] = parse('weather\twill it rain in [place:rome]', 'weather\twill it rain in [place:oslo]')
    expect(partOf(rome!)).toBe(partOf(oslo!))
  })
})
