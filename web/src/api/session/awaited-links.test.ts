// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'

import { awaitLink, isLinkAwaited } from './awaited-links.ts'

beforeEach(() => localStorage.clear())

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

  it.each(['{', '7', 'null'])('is not awaited when %s lies there', (text) => {
    localStorage.setItem('links-awaited', text)
    expect(isLinkAwaited('ana@s.example')).toBe(false)
    awaitLink('ana@s.example')
    expect(isLinkAwaited('ana@s.example')).toBe(true)
  })
})
