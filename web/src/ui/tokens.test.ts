import { describe, expect, it } from 'vitest'

import css from './styles/tokens.css?raw'

type Theme = 'light' | 'dark'
type Oklch = readonly [lightness: number, chroma: number, hue: number]

const TOKEN = /--color-([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)/g
const tokens = new Map(
  [...css.matchAll(TOKEN)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light: parse(light), dark: parse(dark) },
  ]),
)

function parse(numbers: string): Oklch {
  const [lightness = 0, chroma = 0, hue = 0] = numbers.split(' ').map(Number)
  return [lightness, chroma, hue]
}

/** Relative luminance of WCAG, via linear sRGB: https://bottosson.github.io/posts/oklab/ */
function luminance([lightness, chroma, hue]: Oklch): number {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue)
}

function contrast(one: string, other: string, theme: Theme): number {
  const [a, b] = [tokens.get(one), tokens.get(other)]
  if (!a || !b) throw new Error(`no such token: ${one} or ${other}`)
  const [low = 0, high = 0] = [luminance(a[theme]), luminance(b[theme])].toSorted((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const SURFACES = ['paper', 'raised', 'sunk', 'illustration', 'sea', 'land']
const READ = ['ink', 'soft', 'tide', 'signal', 'moss']
const CONTROLS = ['edge', 'sun-deep']
const WASHES = ['tide', 'signal', 'sun', 'moss']

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(SURFACES.flatMap((surface) => READ.map((text) => [text, surface] as const)))(
    '%s is readable on %s',
    (text, surface) => {
      expect(contrast(text, surface, theme)).toBeGreaterThanOrEqual(4.5)
    },
  )
  it.each(['signal', 'signal-deep'])('a warning button of %s is readable', (surface) => {
    expect(contrast('on-signal', surface, theme)).toBeGreaterThanOrEqual(4.5)
  })
  it.each([['tide'], ['tide-deep']])('a button of %s is readable', (surface) => {
    expect(contrast('on-tide', surface, theme)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(
    WASHES.flatMap((hue) => ['ink', 'soft', ...(hue === 'sun' ? [] : [hue])].map((text) => [text, hue] as const)),
  )('%s is readable on a note of %s', (text, hue) => {
    expect(contrast(text, `${hue}-wash`, theme)).toBeGreaterThanOrEqual(4.5)
  })
  it('a highlight of sun is readable', () => {
    expect(contrast('on-sun', 'sun', theme)).toBeGreaterThanOrEqual(4.5)
  })
  it('a tooltip is readable', () => {
    expect(contrast('paper', 'ink', theme)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(CONTROLS.flatMap((edge) => ['paper', 'raised'].map((surface) => [edge, surface] as const)))(
    '%s shows a control on %s',
    (edge, surface) => {
      expect(contrast(edge, surface, theme)).toBeGreaterThanOrEqual(3)
    },
  )
})
