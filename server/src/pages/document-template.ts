import type { DocumentTemplate } from './page-source.ts'

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g
/** The files that web/build/subset-fonts.ts made for text in English. */
const FIRST_FONT = /-latin-[\w-]{8}\.woff2$/

/**
 * The document that Vite built, with links to its stylesheet and first script. The first fonts are preloaded: a browser
 * would otherwise request them only after it has read the stylesheet and the body.
 */
export function createTemplate(indexHtml: string, assets: readonly string[]): DocumentTemplate {
  const fonts = assets.filter((file) => FIRST_FONT.test(file)).map(preload)
  return {
    html: indexHtml.replace('<!--head-->', () => `<!--head-->${fonts.join('')}`),
    inlineScripts: [...indexHtml.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script),
  }
}

function preload(font: string): string {
  return `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`
}
