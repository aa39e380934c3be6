import { strToU8, type Zippable, zipSync } from 'fflate'

import type { AccountContents } from './gather-account.ts'
import { toCsv } from './to-csv.ts'

const README = `What Sojourn holds about you.

lists/*.json   every list, complete
lists/*.csv    the same lists for a spreadsheet; a cell that begins like a formula has an apostrophe before it
files/         what you uploaded, under the names you gave

Passwords and tokens are not in here: we keep only what is made from them, and that is no use to you.
Notes on your devices that were never saved to the account are not in here either; they are on your devices.
`

/** Each list as JSON and as CSV. Pictures are packed already, so uploads are stored as they are. */
export function packAccount({ lists, files }: AccountContents): Uint8Array<ArrayBuffer> {
  const entries: Zippable = { 'README.txt': strToU8(README) }
  for (const [name, rows] of Object.entries(lists)) {
    entries[`lists/${name}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`)
    entries[`lists/${name}.csv`] = strToU8(toCsv(rows))
  }
  for (const { path, bytes } of files) entries[path] = [bytes, { level: 0 }]
  return zipSync(entries)
}
