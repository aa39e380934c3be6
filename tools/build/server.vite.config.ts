/** Bundles the server into one file: Node cannot run .tsx, and parsing hundreds of modules would slow the start. */
import { dirname, relative } from 'node:path'

import { defineConfig, type Plugin } from 'vite'

const OWN_PACKAGES = /^@app\//

export default defineConfig({
  plugins: [keepSourceFolders()],
  ssr: { noExternal: [OWN_PACKAGES], target: 'node' },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    sourcemap: true,
    emptyOutDir: true,
    outDir: 'dist',
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
})

/** Keeps `import.meta.dirname` pointing at the folder of the source file, as in unbundled code. */
function keepSourceFolders(): Plugin {
  return {
    name: 'keep-source-folders',
    enforce: 'pre',
    transform: {
      filter: { id: /\/server\/src\/.*\.tsx?$/, code: 'import.meta.dirname' },
      handler(code, id) {
        const toSource = relative('dist', relative(process.cwd(), dirname(id)))
        return code.replaceAll('import.meta.dirname', `(import.meta.dirname + '/${toSource}')`)
      },
    },
  }
}
