import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { boundaryOf, readMultipart } from './multipart.ts'

async function* inChunks(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let from = 0
  for (let i = 0; from < bytes.length; i += 1) {
    const size = sizes[i % sizes.length] ?? 1
    yield bytes.subarray(from, from + size)
    from += size
  }
}

async function collect(body: Uint8Array, boundary: string, sizes: readonly number[] = [body.length || 1]) {
  const parts: { name: string; fileName: string | null; contentType: string | null; text: string }[] = []
  for await (const { bytes, ...part } of readMultipart(inChunks(body, sizes), boundary)) {
    const chunks: Uint8Array[] = []
    for await (const chunk of bytes) chunks.push(chunk)
    parts.push({ ...part, text: Buffer.concat(chunks).toString('latin1') })
  }
  return parts
}

/** The platform's own encoding of a form. */
async function encode(form: FormData): Promise<{ body: Uint8Array; boundary: string }> {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const boundary = boundaryOf(request.headers.get('content-type') ?? '') ?? ''
  return { body: new Uint8Array(await request.arrayBuffer()), boundary }
}

describe('readMultipart', () => {
  it('reads the output of FormData, however the chunks are split', async () => {
    const lookalike = fc.constantFrom('\r\n', '--', '\r\n--', '------formdata', '\r', '\n')
    const content = fc.array(fc.oneof(lookalike, fc.string()), { maxLength: 8 }).map((pieces) => pieces.join(''))
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(content, content, sizes, async (file, field, cut) => {
        const form = new FormData()
        form.append('cacheControl', '60')
        form.append('', new Blob([file], { type: 'image/png' }), 'a "quoted" name')
        form.append('after', new Blob([field]))
        const { body, boundary } = await encode(form)
        const parts = await collect(body, boundary, cut)
        expect(parts.map(({ name }) => name)).toEqual(['cacheControl', '', 'after'])
        expect(parts[1]).toMatchObject({ contentType: 'image/png', text: Buffer.from(file).toString('latin1') })
        expect(parts[2]?.text).toBe(Buffer.from(field).toString('latin1'))
      }),
      { numRuns: 200, seed: 2026 },
    )
  })

  it('skips the bytes that the reader leaves unread', async () => {
    const form = new FormData()
    form.append('', new Blob(['x'.repeat(1000)]), 'file')
    form.append('last', 'kept')
    const { body, boundary } = await encode(form)
    const names: string[] = []
    for await (const { name } of readMultipart(inChunks(body, [7]), boundary)) names.push(name)
    expect(names).toEqual(['', 'last'])
  })

  it.each([
    ['an empty body', ''],
    ['no end', '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nvalue'],
    ['unterminated headers', '--b\r\ncontent-disposition: form-data; name="a"'],
    ['a part without a name', '--b\r\ncontent-type: text/plain\r\n\r\nvalue\r\n--b--\r\n'],
    ['headers too long', `--b\r\nx: ${'y'.repeat(20_000)}\r\n\r\nvalue\r\n--b--\r\n`],
    [
      'a long preamble',
      `${'x'.repeat(5_000)}\r\n--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n`,
    ],
    ['too many parts', `${'--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(30)}--b--\r\n`],
  ])('refuses %s', async (_, body) => {
    await expect(collect(Buffer.from(body), 'b')).rejects.toMatchObject({ code: 'InvalidRequest' })
  })
})

describe('boundaryOf', () => {
  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
    ['multipart/form-data', null],
    ['text/plain; boundary=abc', null],
  ])('of %s is %s', (header, expected) => {
    expect(boundaryOf(header)).toBe(expected)
  })
})
