import { expect, it } from 'vitest'

import { scriptsLoadedFirst } from './preload-lists.ts'

const chunk = (imports: readonly string[], facadeModuleId: string | null = null) => ({
  type: 'chunk',
  facadeModuleId,
  imports,
})

it('finds what comes with the entry, and what that needs', () => {
  const loaded = scriptsLoadedFirst({
    'entry.js': chunk(['router.js'], '/web/src/entry-client.tsx'),
    'router.js': chunk(['react.js']),
    'react.js': chunk([]),
    'page.js': chunk(['react.js', 'map.js'], '/web/src/pages/tools/place.tsx'),
    'map.js': chunk([]),
  })
  expect([...loaded].toSorted()).toEqual(['entry.js', 'react.js', 'router.js'])
})
