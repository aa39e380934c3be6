import { describe, expect, it } from 'vitest'

import {
  avif,
  EPUB,
  gif,
  GPX,
  HTML,
  jpeg,
  KML,
  MARKDOWN,
  PDF,
  png,
  SVG,
  webp,
  WINDOWS_PROGRAM,
  ZIP,
} from '../test/sample-files.ts'
import { checkContent } from './check-content.ts'
import { imageSize } from './image-size.ts'
import { sniffType } from './sniff-type.ts'

const IMAGES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

describe('sniffType', () => {
  it.each([
    ['image/png', png()],
    ['image/jpeg', jpeg()],
    ['image/gif', gif()],
    ['image/webp', webp()],
    ['image/avif', avif()],
    ['application/pdf', PDF],
    ['application/zip', ZIP],
    ['image/svg+xml', SVG],
    ['image/svg+xml', Buffer.from('\ufeff<?xml version="1.0"?><!-- x -->\n<SVG >')],
    ['text/html', HTML],
    ['text/html', Buffer.from('  \n<ScRiPt >alert(1)')],
    ['application/x-executable', WINDOWS_PROGRAM],
    ['application/x-executable', Buffer.from('\x7fELF\x02\x01\x01')],
    ['text/x-script', Buffer.from('#!/bin/sh\necho')],
    [null, Buffer.from('MZ,Mozambique\n')],
    [null, Buffer.from('just words')],
    [null, Buffer.alloc(0)],
  ] as const)('recognises %s', (type, bytes) => {
    expect(sniffType(bytes)).toBe(type)
  })
})

describe('imageSize', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/gif', gif],
    ['image/webp', webp],
    ['image/avif', avif],
  ] as const)('reads the size of %s, and none from a truncated header', (type, make) => {
    expect(imageSize(type, make(640, 480))).toEqual({ width: 640, height: 480 })
    expect(imageSize(type, make(640, 480).subarray(0, 9))).toBeNull()
  })

  it('finds the frame of a photo behind 60 kB of EXIF', () => {
    expect(imageSize('image/jpeg', jpeg(4000, 3000, 60_000))).toEqual({ width: 4000, height: 3000 })
  })
})

describe('checkContent', () => {
  it.each([
    ['a page called an image', HTML, 'image/png', 'InvalidMimeType'],
    ['an SVG called an image', SVG, 'image/png', 'InvalidMimeType'],
    ['a GIF where none is allowed', gif(), 'image/png', 'InvalidMimeType'],
    ['words called an image', Buffer.from('words'), 'image/png', 'InvalidMimeType'],
    ['nothing called an image', Buffer.alloc(0), 'image/png', 'InvalidMimeType'],
    ['a PNG of 60,000 by 60,000', png(60_000, 60_000), 'image/png', 'InvalidImage'],
    ['a JPEG of 65,535 by 65,535', jpeg(65_535, 65_535), 'image/jpeg', 'InvalidImage'],
    ['an AVIF of 40,000 by 1', avif(40_000, 1), 'image/avif', 'InvalidImage'],
    ['a JPEG that ends before its size', jpeg().subarray(0, 20), 'image/jpeg', 'InvalidImage'],
  ] as const)('refuses %s', (_, bytes, declared, code) => {
    expect(() => checkContent(bytes, declared, IMAGES)).toThrowError(expect.objectContaining({ code }))
  })

  const OFFICE = 'application/vnd.openxmlformats-officedocument'
  it.each([
    ['a Word document', ZIP, `${OFFICE}.wordprocessingml.document`],
    ['a workbook', ZIP, `${OFFICE}.spreadsheetml.sheet`],
    ['slides', ZIP, `${OFFICE}.presentationml.presentation`],
    ['a Word document with a password', Buffer.from('d0cf11e0a1b11ae1', 'hex'), `${OFFICE}.wordprocessingml.document`],
    ['an OpenDocument text', ZIP, 'application/vnd.oasis.opendocument.text'],
    ['an e-book', EPUB, 'application/epub+zip'],
    ['a zipped KML', ZIP, 'application/vnd.google-earth.kmz'],
    ['a boarding pass', ZIP, 'application/vnd.apple.pkpass'],
    ['a GPX track', GPX, 'application/gpx+xml'],
    ['a KML file', GPX, 'application/vnd.google-earth.kml+xml'],
    ['XML', GPX, 'application/xml'],
    ['XML called text', GPX, 'text/xml'],
    ['Markdown that begins with a tag', MARKDOWN, 'text/markdown'],
    ['Markdown with a drawing', SVG, 'text/markdown; charset=utf-8'],
    ['plain text that begins with a tag', Buffer.from('<b>Bring</b> the adapter\n'), 'text/plain'],
    ['a mail that begins with an address', Buffer.from('<ana@example.com> wrote:\n'), 'text/plain'],
    ['slides in Markdown with their styles', Buffer.from('<style>h1 {}</style>\n# Trip\n'), 'text/markdown'],
    ['KML with a page in a description', KML, 'application/vnd.google-earth.kml+xml'],
    ['a page called a page', HTML, 'text/html'],
    ['a table as old spreadsheets export it', HTML, 'application/vnd.ms-excel'],
    ['a shell script called text', Buffer.from('#!/bin/sh\n'), 'text/plain'],
    ['a table that begins with MZ', Buffer.from('MZ,Mozambique\n'), 'text/csv'],
    ['an animated PNG', png(), 'image/apng'],
    ['a JPEG under its other name', jpeg(), 'image/jpg'],
    [
      'a drawing behind a long comment',
      Buffer.from(`<?xml version="1.0"?><!--${'x'.repeat(5000)}--><svg >`),
      'image/svg+xml',
    ],
    ['a compressed file', Buffer.from('\x1f\x8b\x08', 'latin1'), 'application/gzip'],
    ['a film', Buffer.from('\x00\x00\x00\x18ftypmp42', 'latin1'), 'video/mp4'],
  ])('accepts %s when its type is allowed', (_, bytes, declared) => {
    expect(checkContent(bytes, declared, [declared])).toBe(declared)
  })

  it.each([
    ['a photo', jpeg()],
    ['a picture too large to be shown', png(60_000, 60_000)],
    ['a page', HTML],
    ['a drawing', SVG],
    ['a PDF', PDF],
    ['a program', WINDOWS_PROGRAM],
    ['an archive', ZIP],
    ['words', Buffer.from('words')],
    ['nothing', Buffer.alloc(0)],
  ])('accepts %s as application/octet-stream, which browsers never display', (_, bytes) => {
    const declared = 'application/octet-stream'
    expect(checkContent(bytes, declared, [declared, 'image/png'])).toBe(declared)
  })

  it.each([
    ['a page called a film', HTML, 'video/mp4'],
    ['a page called a sound', HTML, 'audio/mpeg'],
    ['a page called a HEIC photo', HTML, 'image/heic'],
    ['a drawing called a HEIC photo', SVG, 'image/heic'],
    ['a page called PDF', HTML, 'application/pdf'],
    ['a page called an archive', HTML, 'application/zip'],
    ['a program called an image', WINDOWS_PROGRAM, 'image/png'],
    ['a program called a film', WINDOWS_PROGRAM, 'video/mp4'],
    ['a program called a Word document', WINDOWS_PROGRAM, `${OFFICE}.wordprocessingml.document`],
    ['a program called text', WINDOWS_PROGRAM, 'text/plain'],
    ['a photo called a Word document', jpeg(), `${OFFICE}.wordprocessingml.document`],
    ['a photo called text', jpeg(), 'text/plain'],
    ['a photo called JSON', jpeg(), 'application/json'],
    ['an archive called GPX', ZIP, 'application/gpx+xml'],
    ['a page called text', HTML, 'text/plain'],
    ['a page called Markdown', HTML, 'text/markdown; charset=utf-8'],
    ['a page called a table', Buffer.from('\n <HTML lang="en"><body onload=alert(1)>'), 'text/csv'],
    ['a page behind a comment called text', Buffer.from('\ufeff<!-- a -->\n<script>alert(1)</script>'), 'text/plain'],
    ['an XHTML page called XML', Buffer.from('<?xml version="1.0"?><html><script/></html>'), 'application/xml'],
    ['words called a drawing', Buffer.from('words'), 'image/svg+xml'],
  ])('refuses %s even when that type is allowed', (_, bytes, declared) => {
    expect(() => checkContent(bytes, declared, [declared])).toThrowError(
      expect.objectContaining({ code: 'InvalidMimeType' }),
    )
  })

  it('returns the type of the bytes', () => {
    expect(checkContent(jpeg(), 'image/png', IMAGES)).toBe('image/jpeg')
    expect(checkContent(png(10_000, 10_000), 'image/png', ['image/*'])).toBe('image/png')
  })

  it('keeps the declared type in a bucket without a type list, and for text, which has no signature', () => {
    expect(checkContent(HTML, 'text/plain', [])).toBe('text/plain')
    expect(checkContent(Buffer.from('a,b'), 'text/csv', ['text/csv'])).toBe('text/csv')
  })
})
