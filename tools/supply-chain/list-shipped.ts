import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type LockEntry = {
  readonly version?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly link?: boolean
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly license?: string
}

export type ShippedPackage = {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly integrity: string
  readonly hasInstallScript: boolean
  readonly folder: string
}

/** Every package that the product needs to run, from the lock file; packages for tests and builds are left out. */
export function listShipped(root: string): readonly ShippedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockEntry>>
  }
  const shipped = Object.entries(lock.packages).flatMap(([path, entry]): ShippedPackage[] => {
    const [, name] = /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (!name || entry.dev || entry.devOptional || entry.link || name.startsWith('@app/')) return []
    return [
      {
        name,
        version: entry.version ?? '',
        license: entry.license ?? readLicense(join(root, path)),
        integrity: entry.integrity ?? '',
        hasInstallScript: entry.hasInstallScript ?? false,
        folder: join(root, path),
      },
    ]
  })
  return shipped.toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

/** Older packages name their licence in their manifest only. */
function readLicense(folder: string): string {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return ''
  const { license } = JSON.parse(readFileSync(manifest, 'utf8')) as { license?: string | { type?: string } }
  return typeof license === 'string' ? license : (license?.type ?? '')
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

/** The texts that come with a package; empty when it has none, or is for another machine. */
export function licenceTexts({ folder }: ShippedPackage): readonly string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (file) => file.isFile() && LICENCE_FILE.test(file.name),
  )
  return files.map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
}
