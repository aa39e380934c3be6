import { describe, expect, it } from 'vitest'

import { isFromHere } from './read-page-request.ts'

const ORIGIN = 'https://sojourn.example'
const asked = (headers: Record<string, string>): boolean => isFromHere({ header: (name) => headers[name] }, ORIGIN)

describe('isFromHere', () => {
  it.each([
    ['a form of ours', { 'sec-fetch-site': 'same-origin' }, true],
    ['a way of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, true],
    ['our worker', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, false],
    ['a form of ours, where browsers say less', { referer: 'https://sojourn.example/' }, true],
    ['a link of others', { 'sec-fetch-site': 'cross-site' }, false],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }, false],
    ['typed, kept, or sent in a message', { 'sec-fetch-site': 'none' }, false],
    ['a link of others that lies about where it is', { 'sec-fetch-site': 'cross-site', referer: `${ORIGIN}/` }, false],
    ['another site that begins alike', { referer: 'https://sojourn.example.evil.example/' }, false],
    ['no address at all', { referer: 'about:' }, false],
    ['nothing said', {}, false],
  ])('%s', (_, headers, isOurs) => {
    expect(asked(headers)).toBe(isOurs)
  })
})
