import { beforeAll, describe, expect, it } from 'vitest'

import { fromText, importKey, randomBytes, SEAL_BYTES, toText } from './cipher.ts'
import { type DocumentDetails, openDetails, openFile, sealDetails, sealFile, type SealedRow } from './seal-file.ts'

const ANN = '00000000-0000-4000-8000-000000000001'
const BOB = '00000000-0000-4000-8000-000000000002'
const ID = '00000000-0000-4000-8000-0000000000f1'
const CONTENT = new TextEncoder().encode('%PDF-1.7 Passport No. X1234567 of Ana Pereira')
const DETAILS: DocumentDetails = {
  name: 'Ana’s passport.pdf',
  kind: 'passport',
  type: 'application/pdf',
  bytes: CONTENT.length,
  note: 'issued in Porto',
  expiresOn: '2031-04-02',
}

let vault: CryptoKey
let other: CryptoKey
let row: SealedRow
let sealed: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  ;[vault, other] = [await importKey(randomBytes(32)), await importKey(randomBytes(32))]
  ;({ row, sealed } = await sealFile(vault, { userId: ANN, id: ID }, CONTENT, DETAILS))
})

function contains(bytes: Uint8Array | null, words: string): boolean {
  return new TextDecoder('latin1').decode(bytes ?? new Uint8Array()).includes(words)
}

describe('what is stored of a document', () => {
  it.each(['Passport', 'passport', 'X1234567', 'Pereira', '.pdf', '%PDF', 'in Porto', '2031-04-02'])(
    'does not contain “%s”',
    (words) => {
      for (const stored of [sealed, fromText(row.details), fromText(row.wrapped_key)])
        expect(contains(stored, words)).toBe(false)
      expect(JSON.stringify(row)).not.toContain(words)
    },
  )

  it('finds the words in a text that is not encrypted, so that the test above can fail', () => {
    const readable = toText(new TextEncoder().encode(JSON.stringify(DETAILS)))
    expect(contains(fromText(readable), 'application/pdf')).toBe(true)
    expect(contains(CONTENT, 'X1234567')).toBe(true)
  })

  it('is another text each time, under another key', async () => {
    const again = await sealFile(vault, { userId: ANN, id: ID }, CONTENT, DETAILS)
    expect(again.row.wrapped_key).not.toBe(row.wrapped_key)
    expect(toText(again.sealed)).not.toBe(toText(sealed))
    expect(sealed.length).toBe(CONTENT.length + SEAL_BYTES)
  })

  it('does not give away how long a name is', async () => {
    const named = (name: string) => sealFile(vault, { userId: ANN, id: ID }, CONTENT, { ...DETAILS, name })
    const [short, long] = [await named('a'), await named('a much longer name of a document.pdf')]
    expect(short.row.details.length).toBe(long.row.details.length)
  })
})

describe('a document', () => {
  it('comes back as it was', async () => {
    expect(await openFile(vault, ANN, row, sealed)).toEqual(CONTENT)
    expect(await openDetails(vault, ANN, row)).toEqual(DETAILS)
  })

  it('can be empty', async () => {
    const none = await sealFile(vault, { userId: ANN, id: ID }, new Uint8Array(), DETAILS)
    expect(await openFile(vault, ANN, none.row, none.sealed)).toEqual(new Uint8Array())
  })

  it('gets another name under the same key', async () => {
    const details = await sealDetails(vault, ANN, row, { ...DETAILS, name: 'Old passport' })
    const renamed = { ...row, details: details ?? '' }
    expect(await openDetails(vault, ANN, renamed)).toMatchObject({ name: 'Old passport' })
    expect(await openFile(vault, ANN, renamed, sealed)).toEqual(CONTENT)
    expect(await sealDetails(other, ANN, row, DETAILS)).toBeNull()
  })

  it('stays closed to another key, another account and under another id', async () => {
    expect(await openFile(other, ANN, row, sealed)).toBeNull()
    expect(await openFile(vault, BOB, row, sealed)).toBeNull()
    const moved = { ...row, id: '00000000-0000-4000-8000-0000000000f2' }
    expect(await openFile(vault, ANN, moved, sealed)).toBeNull()
    expect(await openDetails(vault, ANN, moved)).toBeNull()
  })

  it('does not open as another one of the same vault, nor its details as its content', async () => {
    const second = await sealFile(vault, { userId: ANN, id: '00000000-0000-4000-8000-0000000000f3' }, CONTENT, DETAILS)
    expect(await openFile(vault, ANN, row, second.sealed)).toBeNull()
    expect(await openDetails(vault, ANN, { ...row, details: second.row.details })).toBeNull()
    const details = fromText(row.details)
    expect(details && (await openFile(vault, ANN, row, details))).toBeNull()
  })

  it.each([0, 11, 12, 30, -1])('does not open with byte %i changed', async (at) => {
    const tampered = sealed.slice()
    const index = at < 0 ? tampered.length + at : at
    tampered[index] = (tampered[index] ?? 0) ^ 0x80
    expect(await openFile(vault, ANN, row, tampered)).toBeNull()
  })

  it.each([0, 5, 28])('does not open when only %i bytes of it arrived', async (length) => {
    expect(await openFile(vault, ANN, row, sealed.slice(0, length))).toBeNull()
  })

  it('with details that are no text of ours is named as damaged, not shown', async () => {
    for (const details of ['', '*', 'abc', row.details.slice(4)])
      expect(await openDetails(vault, ANN, { ...row, details })).toBeNull()
  })
})
