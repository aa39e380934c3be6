import { describe, expect, it } from 'vitest'

import { heading, list, plainText, proseParts, table, text } from './prose-block.ts'

describe('proseParts', () => {
  it('splits a sentence into text and links', () => {
    expect(proseParts('See [the terms](/terms-and-conditions), or [the law](https://law.example/1).')).toEqual([
      { text: 'See ' },
      { text: 'the terms', to: '/terms-and-conditions' },
      { text: ', or ' },
      { text: 'the law', to: 'https://law.example/1' },
      { text: '.' },
    ])
  })
  it('leaves brackets without a link alone', () => {
    expect(proseParts('A [note] and (more)')).toEqual([{ text: 'A [note] and (more)' }])
  })
})

it('plainText reads every block, and only the text of links', () => {
  const blocks = [heading('What for?'), text('Go [home](/).'), list('one', 'two'), table('T', ['a'], ['b'])]
  expect(plainText(blocks).split('\n')).toEqual(['What for?', 'Go home.', 'one', 'two', 'T', 'a', 'b'])
})

it('a heading has an anchor derived from its text', () => {
  expect(heading('What if it’s late?')).toMatchObject({ id: 'what-if-it-s-late' })
})
