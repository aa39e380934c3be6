// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { shareLink } from './share.ts'

const SHARING = { title: 'Sojourn', text: 'Look at this', url: 'https://s.example/' }

function browserWith(parts: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }): void {
  Object.defineProperty(navigator, 'share', { value: parts.share, configurable: true })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: parts.writeText }, configurable: true })
}

afterEach(() => browserWith({}))

describe('shareLink', () => {
  it('opens the share sheet', async () => {
    browserWith({ share: () => Promise.resolve() })
    expect(await shareLink(SHARING)).toBe('shared')
  })

  it('respects a cancellation', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>()
    browserWith({ share: () => Promise.reject(new DOMException('', 'AbortError')), writeText })
    expect(await shareLink(SHARING)).toBe('cancelled')
    expect(writeText).not.toHaveBeenCalled()
  })

  it.each([
    ['there is no sheet', undefined],
    ['the sheet fails', () => Promise.reject(new Error('broken'))],
  ])('copies when %s', async (_, share) => {
    const copied: string[] = []
    const writeText = async (text: string) => void copied.push(text)
    browserWith({ ...(share && { share }), writeText })
    expect(await shareLink(SHARING)).toBe('copied')
    expect(copied).toEqual(['Look at this https://s.example/'])
  })

  it('reports when nothing works', async () => {
    browserWith({ writeText: () => Promise.reject(new Error('denied')) })
    expect(await shareLink(SHARING)).toBe('failed')
  })
})
