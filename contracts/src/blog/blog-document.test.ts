import { describe, expect, it } from 'vitest'

import { BlogContent } from './blog-content.ts'
import { BlogDocumentSchema } from './blog-document.ts'

const doc = (...content: readonly unknown[]) => ({ type: 'doc', content })
const words = (text: string, ...marks: readonly unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
})
const image = (attrs: object) => ({
  type: 'image',
  attrs: { path: '0f0e0d0c-1111-4222-8333-444455556666.png', alt: 'A lane', width: 8, height: 6, ...attrs },
})

describe('BlogDocumentSchema', () => {
  it('drops attributes that it does not know', () => {
    const read = BlogDocumentSchema.parse(
      doc({ ...words('x'), attrs: { style: 'color:red', onclick: 'alert(1)' }, onload: 'x' }),
    )
    expect(read).toEqual(doc(words('x')))
  })

  it('keeps text that looks like HTML as text', () => {
    expect(BlogDocumentSchema.parse(doc(words('<script>alert(1)</script>')))).toEqual(
      doc(words('<script>alert(1)</script>')),
    )
  })

  it.each([
    ['a block of HTML', doc({ type: 'html', content: '<b>x</b>' })],
    ['a frame', doc({ type: 'iframe', attrs: { src: 'https://evil.example' } })],
    ['a script as link', doc(words('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))],
    ['an unknown mark', doc(words('x', { type: 'style', attrs: { css: 'x' } }))],
    ['a picture from elsewhere', doc(image({ path: 'https://evil.example/x.png' }))],
    ['a picture up the path', doc(image({ path: '../avatars/x.png' }))],
    ['a picture that is SVG', doc(image({ path: '0f0e0d0c-1111-4222-8333-444455556666.svg' }))],
    ['a picture without a text alternative', doc(image({ alt: ' ' }))],
    ['a place with a path', doc({ type: 'place', attrs: { id: '../../x', name: 'x' } })],
    [
      'a list in a list',
      doc({ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'bulletList' }] }] }),
    ],
    ['more blocks than an article has', doc(...Array.from({ length: 601 }, () => words('x')))],
  ])('refuses %s', (_, document) => expect(BlogDocumentSchema.safeParse(document).success).toBe(false))
})

it('refuses sources that are no https addresses', () => {
  const content = { title: '', summary: '', category: '', writer: '', place: '', seoTitle: '', seoDescription: '' }
  const from = (url: string) =>
    BlogContent.safeParse({ ...content, document: doc(), sources: [{ title: 'x', url, dated: '' }] }).success
  expect([from('https://example.org'), from('javascript:alert(1)'), from('http://example.org')]).toEqual([
    true,
    false,
    false,
  ])
})
