import { describe, expect, it } from 'vitest'

import packed from '../../packed/help-lines.json' with { type: 'json' }
import { HELP_LINE_DIRECTORY, helpLinesOf } from './index.ts'

describe('helpLinesOf', () => {
  it.each([
    ['US', '988', 'es'],
    ['GB', '116 123', 'en'],
    ['FR', '3114', 'fr'],
    ['JP', '0120-061-338', 'ja'],
  ])('%s has %s, spoken in %s', (country, phone, language) => {
    const found = helpLinesOf(country).find((line) => line.phone === phone)
    expect(found?.languages).toContain(language)
    expect(found?.checkedAt).toBe('2026-11-18')
  })

  it('has no line for a country without a verified number', () => {
    expect(helpLinesOf('TR')).toEqual([])
  })

  it('contains valid numbers, with a page for each', () => {
    for (const row of packed.rows) {
      const [country, name, phone, languages, url] = row.split('|')
      expect(country).toMatch(/^[A-Z]{2}$/)
      expect(name).not.toBe('')
      expect(phone).toMatch(/^[\d -]{3,16}$/)
      expect(languages).toMatch(/^[a-z]{2}( [a-z]{2})*$/)
      expect(URL.canParse(url ?? '')).toBe(true)
    }
  })

  it('has the directory of all others', () => {
    expect(HELP_LINE_DIRECTORY.source.url).toBe('https://findahelpline.com/')
  })
})
