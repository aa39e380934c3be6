import { describe, expect, it } from 'vitest'

import { avif, gif, HTML, jpeg, PDF, png, SVG, webp, ZIP } from '../test/sample-files.ts'
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
    ['application/x-executable', Buffer.from('MZ\x90')],
    [null, Buffer.from('just words')],
    [null, Buffer.alloc(0)],
  ] as const)('sees %s', (type, bytes) => {
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
  ] as const)('reads the size of %s, and none from a cut header', (type, make) => {
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

  it('answers with what the bytes are', () => {
    expect(checkContent(jpeg(), 'image/png', IMAGES)).toBe('image/jpeg')
    expect(checkContent(png(10_000, 10_000), 'image/png', ['image/*'])).toBe('image/png')
  })

  it('keeps the label in a bucket that names no types, and of text, which has no signature', () => {
    expect(checkContent(HTML, 'text/plain', [])).toBe('text/plain')
    expect(checkContent(Buffer.from('a,b'), 'text/csv', ['text/csv'])).toBe('text/csv')
  })
})
