import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { createServer, type ViteDevServer } from 'vite'

import { PROJECT_ROOT } from '../bootstrap/project-root.mjs'

const WEB = join(PROJECT_ROOT, 'web')

/** Serves the web sources to the browser and swaps changed modules in place. */
export function createWebVite(): Promise<ViteDevServer> {
  return createServer({ root: WEB, appType: 'custom', server: { middlewareMode: true }, clearScreen: false })
}

/** Runs the sources of the server and of the workspaces it imports, and watches their files. */
export function createServerVite(): Promise<ViteDevServer> {
  return createServer({
    root: join(PROJECT_ROOT, 'server'),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@app\//] },
  })
}

/** Implements the `PageSource` of server/src/pages by rendering the sources through Vite. */
export function createVitePages(web: ViteDevServer) {
  return {
    async render(page: unknown): Promise<unknown> {
      const { renderPage } = await web.ssrLoadModule('/src/entry-server.tsx')
      return (renderPage as (page: unknown) => Promise<unknown>)(page)
    },
    async site(): Promise<unknown> {
      const { describeSite } = await web.ssrLoadModule('/src/entry-server.tsx')
      return (describeSite as () => Promise<unknown>)()
    },
    async parameters(path: string): Promise<unknown> {
      const { findPageParameters } = await web.ssrLoadModule('/src/entry-server.tsx')
      return (findPageParameters as (path: string) => unknown)(path)
    },
    async template() {
      const html = await web.transformIndexHtml('/', readFileSync(join(WEB, 'index.html'), 'utf8'))
      return { html, inlineScripts: [] }
    },
    asset: () => undefined,
  }
}
