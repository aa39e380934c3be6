import type { DocumentTemplate } from './page-source.ts'

type Manifest = Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>

export type ClientBuild = {
  readonly indexHtml: string
  readonly manifest: Manifest
  read(file: string): string
}

const ENTRY = 'index.html'
const MODULE_SCRIPT = /\s*<script type="module"[^>]*><\/script>/
const MODULE_PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g
const PRELOADED_FONT = /\/assets\/[\w-]+-latin-(?:opsz|wght)-normal-[\w-]+\.woff2/g

/** The built shell, with its styles inside and its script put off: a page is readable after one round trip. */
export function createTemplate(build: ClientBuild, isEager: boolean): DocumentTemplate {
  const entry = build.manifest[ENTRY]
  if (!entry) throw new Error('index.html is not in the manifest of the web build')
  const css = (entry.css ?? []).map((file) => build.read(file)).join('')
  const fonts = [...new Set(css.match(PRELOADED_FONT))].map(preload).join('')
  const script = isEager
    ? `<script type="module" src="/${entry.file}"></script>`
    : `<script>${deferred(entry.file)}</script>`
  const html = build.indexHtml
    .replace(MODULE_SCRIPT, '')
    .replaceAll(MODULE_PRELOADS, '')
    .replaceAll(STYLESHEET, '')
    .replace('<!--head-->', () => `<!--head-->${fonts}<style>${css}</style>`)
    .replace('</body>', () => `${script}</body>`)
  return {
    html,
    inlineScripts: [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script),
    inlineStyles: [css],
  }
}

function preload(font: string): string {
  return `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
}

/** Loads the entry at the first sign of intent, or three seconds after load once the browser is idle. */
function deferred(entry: string): string {
  return [
    '(()=>{let d;const go=()=>{if(d)return;d=1;import("/',
    entry,
    '")};for(const e of["pointerdown","pointerover","touchstart","keydown","focusin"])',
    'addEventListener(e,go,{once:true,passive:true});',
    'addEventListener("load",()=>setTimeout(()=>(window.requestIdleCallback??setTimeout)(go,{timeout:5000}),3000))})()',
  ].join('')
}
