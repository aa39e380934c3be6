import type { DocumentTemplate } from './page-source.ts'

type Manifest = Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>

export type ClientBuild = {
  readonly indexHtml: string
  readonly manifest: Manifest
  read(file: string): string
}

const ENTRY = 'index.html'
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g
const PRELOADED_FONT = /\/assets\/[\w-]+-latin-[\w-]{8}\.woff2/g

/** The built shell with its styles inside: a page is readable after one round trip. */
export function createTemplate(build: ClientBuild): DocumentTemplate {
  const entry = build.manifest[ENTRY]
  if (!entry) throw new Error('index.html is not in the manifest of the web build')
  const css = (entry.css ?? []).map((file) => build.read(file)).join('')
  const fonts = [...new Set(css.match(PRELOADED_FONT))].map(preload).join('')
  const html = build.indexHtml
    .replaceAll(STYLESHEET, '')
    .replace('<!--head-->', () => `<!--head-->${fonts}<style>${css}</style>`)
  return {
    html,
    inlineScripts: [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script),
    inlineStyles: [css],
  }
}

function preload(font: string): string {
  return `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
}
