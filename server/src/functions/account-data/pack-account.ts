import { setImmediate as nextTurn } from 'node:timers/promises'

import { csvLines } from '@app/domain/csv'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

import type { AccountContents } from './gather-account.ts'

const README = `What Sojourn holds about you.

lists/*.json   every list, complete
lists/*.csv    the same lists for a spreadsheet; a cell that begins like a formula has an apostrophe before it
files/         what you uploaded, under the names you gave; documents of your vault as they are stored, encrypted: open
               them in the app and save copies there

Passwords and tokens are not in here: we keep only what is made from them, and that is no use to you.
Notes on your devices that were never saved to the account are not in here either; they are on your devices.
`

/** Characters packed in one go, before other requests get their turn. */
const CHUNK_CHARS = 200_000

/** Each list as JSON and as CSV. Pictures are compressed already, so uploads are stored unchanged. */
export async function packAccount({ lists, files }: AccountContents): Promise<Uint8Array<ArrayBuffer>> {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    packed.push(chunk)
  })
  await addText(zip, 'README.txt', [README])
  for (const [name, rows] of Object.entries(lists)) {
    await addText(zip, `lists/${name}.json`, jsonLines(rows))
    await addText(zip, `lists/${name}.csv`, csvLines(rows))
  }
  for (const { path, bytes } of files) {
    const entry = new ZipPassThrough(path)
    zip.add(entry)
    entry.push(bytes, true)
    await nextTurn()
  }
  zip.end()
  return new Uint8Array(Buffer.concat(packed))
}

function* jsonLines(rows: readonly object[]): Generator<string> {
  yield '['
  for (const [index, row] of rows.entries()) yield `${index > 0 ? ',' : ''}\n${JSON.stringify(row, null, 2)}`
  yield '\n]\n'
}

async function addText(zip: Zip, name: string, lines: Iterable<string>): Promise<void> {
  const entry = new ZipDeflate(name)
  zip.add(entry)
  let waiting = ''
  for (const line of lines) {
    waiting += line
    if (waiting.length < CHUNK_CHARS) continue
    entry.push(strToU8(waiting))
    waiting = ''
    await nextTurn()
  }
  entry.push(strToU8(waiting), true)
}
