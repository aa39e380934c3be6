import { expect, it } from 'vitest'

import { homeStructuredData } from './home-structured-data.ts'

it('tells machines of the site, the product and eight questions, and claims no rating', () => {
  const written = homeStructuredData('https://s.example', 'Words with a </script> in them')
  expect(written).not.toContain('</script')
  const graph = (JSON.parse(written) as { '@graph': { '@type': string; mainEntity?: unknown[] }[] })['@graph']
  expect(graph.map((node) => node['@type'])).toEqual(['WebSite', 'SoftwareApplication', 'FAQPage'])
  expect(graph[2]?.mainEntity).toHaveLength(8)
  expect(written).not.toContain('aggregateRating')
})
