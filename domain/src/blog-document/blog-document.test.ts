import { describe, expect, it } from 'vitest'

import {
  headingsOf,
  placesIn,
  readingMinutes,
  readMarkdown,
  safeLink,
  tripWishOf,
  wordsIn,
  writeMarkdown,
} from './index.ts'

const ARTICLE = `First paragraph with **bold**, *italic* and a [link](/documents).

## A heading

- one
- two with [outside](https://example.org/a_b)

1. first
2. second

> A note.
>
> Its second part.

@[Belém Tower](place:lisbon.belem-tower)

![A lane at noon](image:0f0e0d0c-1111-4222-8333-444455556666.webp "800x600")

| House | Closed |
| --- | --- |
| Louvre | Tuesdays |
| A \\| B | never |

---

### A heading

The end\\
of it.
`

describe('Markdown of articles', () => {
  it('reads every kind of block', () => {
    expect(readMarkdown(ARTICLE).content.map(({ type }) => type)).toEqual([
      'paragraph',
      'heading',
      'bulletList',
      'orderedList',
      'blockquote',
      'place',
      'image',
      'table',
      'horizontalRule',
      'heading',
      'paragraph',
    ])
  })

  it('writes what it reads', () => {
    expect(writeMarkdown(readMarkdown(ARTICLE))).toBe(ARTICLE)
  })

  it.each([
    ['# not a heading', String.raw`\# not a heading`],
    ['1. not a list', String.raw`1\. not a list`],
    ['- not a list', String.raw`\- not a list`],
    ['> not a note', String.raw`\> not a note`],
    ['a *star* and [brackets](x)', String.raw`a \*star\* and \[brackets\](x)`],
    ['snake_case_name', String.raw`snake\_case\_name`],
  ])('keeps %s as words', (text, written) => {
    const document = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } as const
    expect(writeMarkdown(document)).toBe(`${written}\n`)
    expect(readMarkdown(written)).toEqual(document)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[press](javascript:alert(1))',
    '@[x](place:../../etc)',
  ])('keeps %s as words without any power', (hostile) => {
    const [block] = readMarkdown(hostile).content
    expect(block?.type).toBe('paragraph')
    expect(JSON.stringify(block)).not.toContain('"link"')
  })
})

it('a picture from elsewhere is only a link to it', () => {
  expect(readMarkdown('![x](https://example.org/x.png)').content).toMatchObject([
    { content: [{ text: '!' }, { text: 'x', marks: [{ type: 'link' }] }] },
  ])
})

describe('safeLink', () => {
  it.each(['/blog', '#part', 'https://example.org/a?b=1', 'http://example.org', 'mailto:a@example.org'])(
    'lets %s through',
    (href) => expect(safeLink(href)).toBe(href),
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    String.raw`/\evil.example`,
    'https:evil.example',
    'blob:https://x',
    'example.org',
    '',
  ])('refuses %j', (href) => expect(safeLink(href)).toBeNull())
})

describe('the document', () => {
  const document = readMarkdown(ARTICLE)

  it('gives every heading an id of its own', () => {
    expect(headingsOf(document)).toEqual([
      { id: 'a-heading', text: 'A heading', level: 2 },
      { id: 'a-heading-2', text: 'A heading', level: 3 },
    ])
    expect(headingsOf(readMarkdown('## 東京'))).toMatchObject([{ id: 'part' }])
  })

  it('knows its places and words', () => {
    expect(placesIn(document)).toEqual([{ id: 'lisbon.belem-tower', name: 'Belém Tower' }])
    expect(wordsIn(document)).toContain('Tuesdays')
    expect(readingMinutes(document)).toBe(1)
    expect(readingMinutes(readMarkdown('word '.repeat(880)))).toBe(4)
  })
})

it.each([
  [[], null],
  [[{ name: 'Lisbon', destination: null }], 'Lisbon 2 days'],
  [
    [
      { name: 'Belém Tower', destination: 'Lisbon' },
      { name: 'Ribeira', destination: 'Porto' },
    ],
    'Lisbon and Porto 4 days, Belém Tower, Ribeira',
  ],
] as const)('the wish for the planner: %j', (places, wish) => expect(tripWishOf(places)).toBe(wish))
