// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { awaitLink, forgetLink, isLinkAwaited } from './awaited-links.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('a link from a mail', () => {
  it('is awaited where its mail was asked for, however the address is spelled', () => {
    awaitLink(' Ana@S.example ')
    expect(isLinkAwaited('ana@s.example')).toBe(true)
    expect(isLinkAwaited('bo@s.example')).toBe(false)
    expect(isLinkAwaited(undefined)).toBe(false)
  })

  it('is remembered for the last five addresses', () => {
    for (const name of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) awaitLink(`${name}@s.example`)
    expect(isLinkAwaited('a@s.example')).toBe(true)
    expect(isLinkAwaited('b@s.example')).toBe(false)
  })

  it.each(['{', '7', 'null', '[null]', '["ana@s.example"]', '[["ana@s.example","1"]]'])(
    'is not awaited when %s lies there',
    (text) => {
      localStorage.setItem('links-awaited', text)
      expect(isLinkAwaited('ana@s.example')).toBe(false)
      awaitLink('ana@s.example')
      expect(isLinkAwaited('ana@s.example')).toBe(true)
    },
  )

  it('is awaited no longer once its mail was refused or its link used', () => {
    const takeBack = awaitLink('ana@s.example')
    takeBack()
    expect(isLinkAwaited('ana@s.example')).toBe(false)
    awaitLink('ana@s.example')
    forgetLink('Ana@s.example')
    expect(isLinkAwaited('ana@s.example')).toBe(false)
  })

  it('stays awaited when a second mail is refused', () => {
    awaitLink('ana@s.example')
    awaitLink('ana@s.example')()
    expect(isLinkAwaited('ana@s.example')).toBe(true)
  })

  it('is awaited for a day', () => {
    vi.useFakeTimers({ now: 1_000_000_000 })
    awaitLink('ana@s.example')
    vi.setSystemTime(1_000_000_000 + 86_399_999)
    expect(isLinkAwaited('ana@s.example')).toBe(true)
    vi.setSystemTime(1_000_000_000 + 86_400_000)
    expect(isLinkAwaited('ana@s.example')).toBe(false)
  })
})
