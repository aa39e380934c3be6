/** Preloaded into a server under test (`--import`): `Date.now()` returns the time written in the file, if there is one. */
import { readFileSync } from 'node:fs'

const FILE = process.env['CLOCK_FILE'] ?? ''
const realNow = Date.now.bind(Date)

Date.now = () => {
  try {
    return Number(readFileSync(FILE, 'utf8'))
  } catch {
    return realNow()
  }
}
