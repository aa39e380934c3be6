import type { DocumentTemplate } from './page-source.ts'
import { createPageStyles } from './page-styles.ts'

type Part = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Part>>

export type ClientBuild = {
  readonly indexHtml: string
  readonly manifest: Manifest
  read(file: string): string
}

const ENTRY = 'index.html'
/** Comes with the whole stylesheet, so nothing in it needs a rule before that. */
const APP = 'src/entry-client.tsx'
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g
/** Nothing of it is needed to read the page, and everything of it would take its share of a slow line from the faces. */
const AFTER_PAINT = /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|manifest|icon)"[^>]*)>/g
/** Without any, a browser asks for one by itself. Robots do not paint, and read the real one here. */
const NO_ICON_YET = '<link rel="icon" href="data:,">'
const ICON = /<link rel="icon"[^>]*>/
const INLINE_SCRIPT = /<script(?: id="settled")?>([\s\S]*?)<\/script>/g
const PRELOADED_FONT = /\/assets\/[\w-]+-latin-[\w-]{8}\.woff2/g

/**
 * The built shell with a place for the page's own styles: it is readable after one round trip. They stand first in the
 * body, because no browser pauses in the head, and before the script that everything drawn waits for. The rest can wait
 * until the page has been drawn, the whole stylesheet is for print at first: it is applied when the app wakes (`wholeStyles`).
 */
export function createTemplate(build: ClientBuild): DocumentTemplate {
  const entry = build.manifest[ENTRY]
  if (!entry) throw new Error('index.html is not in the manifest of the web build')
  const css = (entry.css ?? []).map((file) => build.read(file)).join('')
  const fonts = [...new Set(css.match(PRELOADED_FONT))].map(preload).join('')
  const whole = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}" media="print">`).join('')
  const icon = ICON.exec(build.indexHtml)?.[0] ?? ''
  const html = build.indexHtml
    .replaceAll(STYLESHEET, '')
    .replaceAll(AFTER_PAINT, '')
    .replace('<!--head-->', () => `<!--head-->${fonts}${NO_ICON_YET}<noscript>${icon}</noscript><!--rest-->`)
    .replace('<body>', '<body><!--styles-->')
  return {
    html,
    rest: whole + (build.indexHtml.match(AFTER_PAINT) ?? []).map((tag) => tag.trim()).join(''),
    inlineScripts: [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script),
    stylesFor: createPageStyles(css, earlyFiles(build.manifest).map(build.read)),
  }
}

/** The first script, and what it may fetch before the app itself. */
function earlyFiles(manifest: Manifest): readonly string[] {
  const files = new Set<string>()
  const add = (name: string): void => {
    const part = manifest[name]
    if (!part || files.has(part.file)) return
    files.add(part.file)
    for (const imported of part.imports ?? []) add(imported)
  }
  add(ENTRY)
  for (const name of manifest[ENTRY]?.dynamicImports ?? []) if (name !== APP) add(name)
  return [...files]
}

function preload(font: string): string {
  return `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
}
