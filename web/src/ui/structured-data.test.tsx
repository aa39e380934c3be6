import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { StructuredData } from './structured-data.tsx'

it('cannot be ended by a closing tag in its data', () => {
  const html = renderToStaticMarkup(<StructuredData data={{ name: 'Words with a </script> in them' }} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual({
    '@context': 'https://schema.org',
    name: 'Words with a </script> in them',
  })
})
