/** Allowed imports between workspaces, as in ARCHITECTURE.md. A new one needs a decision record. */
import type { Import } from './import-graph.ts'

type PartRule = {
  /** Parts it may import: any entry, some entries (`@app/companion/engine`), or only by `import()` and for types. */
  readonly parts: Readonly<
    Record<string, 'always' | 'lazily' | { readonly only: readonly string[]; readonly lazily?: true }>
  >
  /** Packages and Node modules; absent means any. */
  readonly packages?: readonly RegExp[]
}

const ENGINE_PACKAGES = [/^zod(\/|$)/]

export const PART_RULES: Readonly<Record<string, PartRule>> = {
  domain: { parts: {}, packages: [] },
  contracts: { parts: { domain: 'always' }, packages: ENGINE_PACKAGES },
  datasets: { parts: { domain: 'always' } },
  companion: { parts: { domain: 'always', contracts: 'always' }, packages: [...ENGINE_PACKAGES, /^ai$/, /^@ai-sdk\//] },
  // The built pages are loaded at run time, behind the contract of page-rendering.ts: server and web share no code.
  server: { parts: { domain: 'always', contracts: 'always', datasets: 'always', companion: 'always' } },
  web: {
    parts: {
      domain: 'always',
      contracts: 'always',
      datasets: 'lazily',
      companion: {
        only: ['@app/companion/engine', '@app/companion/look-ups', '@app/companion/tools'],
        lazily: true,
      },
    },
  },
  mobile: { parts: {} },
  e2e: { parts: { contracts: 'always' } },
  // Benchmarks run engines directly, in one process and without a server.
  bench: { parts: { contracts: 'always', domain: 'always', datasets: 'always', companion: 'always' } },
  tools: { parts: {} },
  // The policy tests need the real server; everything else in this workspace is SQL.
  database: { parts: { contracts: 'always', server: 'always' } },
}

const TEST_FILE = /\.test\.tsx?$|^[a-z0-9]+\/(test|tests|build)\//
const TEST_PACKAGES = [/^vitest(\/|$)/, /^fast-check$/, /^node:/]

export function partOf(path: string): string {
  return path.split('/')[0] ?? ''
}

export function isTest(path: string): boolean {
  return TEST_FILE.test(path)
}

/** The error message, or null when the import is allowed. */
export function checkPartArrow(edge: Import): string | null {
  const here = partOf(edge.from)
  const rule = PART_RULES[here]
  if (!rule) return null
  const there = edge.to === null ? partByName(edge.specifier) : partOf(edge.to)
  if (there === null) return checkPackage(edge, rule)
  const isHarness = isTest(edge.from) && edge.to !== null && isTest(edge.to)
  if (here !== there && edge.specifier.startsWith('.') && !isHarness)
    return `reaches into ${there} by a path; use its package name`
  const refused = here === there ? null : checkPart(edge, here, there, rule)
  return refused ?? (edge.to === null ? 'does not resolve' : null)
}

function partByName(specifier: string): string | null {
  return /^@app\/([^/]+)/.exec(specifier)?.[1] ?? null
}

function checkPart(edge: Import, here: string, there: string, rule: PartRule): string | null {
  const allowed = rule.parts[there]
  if (!allowed) return `${here} may not import ${there}`
  if (typeof allowed === 'object' && !allowed.only.some((entry) => isEntry(edge.specifier, entry))) {
    return `${here} may import only ${allowed.only.join(', ')} of ${there}`
  }
  const isLazyOnly = allowed === 'lazily' || (typeof allowed === 'object' && allowed.lazily)
  const isEager = !edge.isLazy && !edge.isType && !isTest(edge.from)
  return isLazyOnly && isEager ? `${here} may load ${there} only with import()` : null
}

function isEntry(specifier: string, entry: string): boolean {
  return specifier === entry || specifier.startsWith(`${entry}/`)
}

function checkPackage({ from, specifier }: Import, { packages }: PartRule): string | null {
  if (specifier.startsWith('.')) return isAsset(specifier) ? null : 'does not resolve'
  if (!packages) return null
  const allowed = isTest(from) ? [...packages, ...TEST_PACKAGES] : packages
  return allowed.some((pattern) => pattern.test(specifier)) ? null : `${partOf(from)} may not use the package`
}

/** Styles, pictures and data are files that the bundler resolves. */
function isAsset(specifier: string): boolean {
  return /\.(css|svg|json|woff2|avif|webp|png|sql)(\?\w+)?$/.test(specifier) || specifier.includes('?')
}
