import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ platform: string, arch: string, isMusl: boolean }} Machine */

/** @returns {Machine} */
export function thisMachine() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report?.getReport() ?? {})
  const isMusl = process.platform === 'linux' && !report.header?.glibcVersionRuntime
  return { platform: process.platform, arch: process.arch, isMusl }
}

/**
 * npm silently skips an optional package that it cannot find, and the tool that needs it fails later with an unclear
 * message. This check finds such packages.
 * @param {string} modulesFolder
 * @param {Machine} machine
 * @returns {readonly { name: string, wantedBy: string }[]}
 */
export function missingBinaries(modulesFolder, machine) {
  return listPackages(modulesFolder).flatMap((folder) => {
    const { name: wantedBy, optionalDependencies = {} } = readManifest(folder)
    return Object.keys(optionalDependencies)
      .filter((name) => isFor(machine, name))
      .filter((name) => !existsSync(join(folder, 'node_modules', name)) && !existsSync(join(modulesFolder, name)))
      .map((name) => ({ name, wantedBy }))
  })
}

/**
 * @param {Machine} machine
 * @param {string} name
 */
function isFor({ platform, arch, isMusl }, name) {
  const words = name.split(/[-_/@]/)
  const isThisMachine = words.includes(platform) && words.includes(arch)
  return isThisMachine && (platform !== 'linux' || words.includes('musl') === isMusl || !words.some(isLibc))
}

const isLibc = (/** @type {string} */ word) => word === 'musl' || word === 'gnu' || word === 'glibc'

/**
 * @param {string} modulesFolder
 * @returns {readonly string[]}
 */
function listPackages(modulesFolder) {
  if (!existsSync(modulesFolder)) return []
  return readdirSync(modulesFolder).flatMap((name) => {
    const folder = join(modulesFolder, name)
    if (name.startsWith('.')) return []
    if (name.startsWith('@')) return listPackages(folder)
    if (!existsSync(join(folder, 'package.json'))) return []
    return [folder, ...listPackages(join(folder, 'node_modules'))]
  })
}

/**
 * @param {string} folder
 * @returns {{ name: string, optionalDependencies?: Record<string, string> }}
 */
function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
