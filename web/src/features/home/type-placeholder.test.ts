// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { SUGGESTIONS } from '../../entities/conversation/suggestions.ts'
import { typePlaceholder } from './type-placeholder.ts'

const WORDS = ['Oslo', 'Rome']
let field: HTMLInputElement
let stop: () => void = () => undefined
/** jsdom has no text metrics: every letter is ten wide. */
const PEN = { font: '', measureText: (words: string) => ({ width: 10 * words.length }) }
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(PEN as never)
  vi.useFakeTimers()
  field = document.createElement('input')
  field.placeholder = 'Oslo'
  document.body.append(field)
})
afterEach(() => {
  stop()
  field.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const after = (ms: number): string => {
  vi.advanceTimersByTime(ms)
  return field.placeholder
}

describe('typePlaceholder', () => {
  it('has eight popular suggestions', () => expect(new Set(SUGGESTIONS).size).toBe(8))

  it('waits two seconds on a whole suggestion, then types a character every 100 ms', () => {
    stop = typePlaceholder(field, WORDS)
    expect(after(1999)).toBe('Oslo')
    expect(after(1)).toBe('R')
    expect(after(99)).toBe('R')
    expect(after(1)).toBe('Ro')
    expect(after(200)).toBe('Rome')
    expect(after(1999)).toBe('Rome')
    expect(after(1)).toBe('O')
  })

  it('keeps the end visible of a suggestion longer than the field', () => {
    vi.spyOn(field, 'clientWidth', 'get').mockReturnValue(60)
    stop = typePlaceholder(field, ['Oslo', 'Rome in May'])
    expect(after(2500)).toBe('Rome i')
    expect(after(100)).toBe('…me in')
    expect(after(400)).toBe('…n May')
    expect(after(2000)).toBe('O')
  })

  it('continues a field that is already animated', () => {
    stop = typePlaceholder(field, WORDS)
    expect(after(2000)).toBe('R')
    expect(typePlaceholder(field, WORDS)).toBe(stop)
    expect(after(100)).toBe('Ro')
  })

  it('pauses while the field has focus, and continues afterwards', () => {
    stop = typePlaceholder(field, WORDS)
    expect(after(2100)).toBe('Ro')
    field.focus()
    expect(after(10_000)).toBe('Rome')
    field.blur()
    expect(after(2000)).toBe('O')
  })

  it('does not begin while the field has focus', () => {
    field.focus()
    stop = typePlaceholder(field, WORDS)
    expect(after(10_000)).toBe('Oslo')
  })

  it('ends with a whole suggestion', () => {
    stop = typePlaceholder(field, WORDS)
    after(2100)
    stop()
    expect(after(10_000)).toBe('Rome')
  })
})
