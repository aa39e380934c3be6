import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.cache', '.data', 'test', 'tests', 'test-results'])
const TEST_FILE = /\.test\.tsx?$/

/**
 * One hash over names and contents. Times are left out: a clone, a copy or a checkout must not cause a rebuild.
 * @param {string} root
 * @param {readonly string[]} paths files or folders under root; a missing one counts as empty
 * @returns {string}
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of listFiles(join(root, path))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {readonly string[]}
 */
function listFiles(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !SKIPPED_FOLDERS.has(entry.name) : !TEST_FILE.test(entry.name)))
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}
