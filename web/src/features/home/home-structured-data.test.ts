import { expect, it } from 'vitest'

import { homeStructuredData } from './home-structured-data.ts'

it('describes the site, the product and eight questions, without a rating', () => {
  const data = homeStructuredData('https://s.example', 'Plan and book')
  const graph: readonly { readonly '@type': string; readonly mainEntity?: readonly unknown[] }[] = data['@graph']
  expect(graph.map((node) => node['@type'])).toEqual(['WebSite', 'SoftwareApplication', 'FAQPage'])
  expect(graph[2]?.mainEntity).toHaveLength(8)
  expect(JSON.stringify(data)).not.toContain('aggregateRating')
})
