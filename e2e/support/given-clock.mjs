/** Loaded before a server whose time a journey gives it: from then on its clock stands where the file says. */
import { readFileSync } from 'node:fs'

const FILE = process.env['GIVEN_CLOCK'] ?? ''
const real = Date.now.bind(Date)

Date.now = () => {
  try {
    return Number(readFileSync(FILE, 'utf8'))
  } catch {
    return real()
  }
}
